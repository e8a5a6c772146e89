import { db } from '../platform/app';
import { commentRef, parseComment, parsePost, postRef } from '../platform/posts';
import { updateAll } from '../platform/update-all';
import { isGrouped } from './grouped-notifications';
import { quoteOf } from './post-news';

/**
 * Has all that tells somebody of one post or comment quote it as it is now. What tells of several is kept right by what they
 * are.
 * @param commentId null for the post itself
 */
export async function quoteAnew(postId: string, commentId: string | null): Promise<void> {
  const words = await readWords(postId, commentId);
  if (words === null) return;
  const quote = quoteOf(words);
  const told = await db
    .collection('notifications')
    .where('postId', '==', postId)
    .where('commentId', '==', commentId)
    .get();
  await updateAll(
    told.docs.filter(
      (doc) => !isGrouped(doc) && typeof doc.get('quote') === 'string' && doc.get('quote') !== quote,
    ),
    () => ({ quote }),
  );
}

const readWords = async (postId: string, commentId: string | null): Promise<string | null> =>
  commentId === null
    ? (parsePost(await postRef(postId).get())?.content ?? null)
    : (parseComment(await commentRef(postId, commentId).get())?.content ?? null);
