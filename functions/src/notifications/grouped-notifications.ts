import type { DocumentSnapshot, Query, Transaction } from 'firebase-admin/firestore';
import type { Comment, Post } from '@/domain/entities/post';
import { answeredIn, postNotificationId, repliesNotificationId, singleNotificationId } from '@/domain/ids';
import { notificationRef } from '../notify/tell';
import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';
import { isDocumentId } from '../platform/document-id';
import { gathered, inSharedTurn } from '../platform/in-turn';
import { commentRef, parseComment, parsePost, postRef } from '../platform/posts';
import type { Act } from './grouped-acts';
import { syncGroupedNotification } from './sync-grouped-notification';
import { kindFor, type ToldAs, withAnswered } from './told-comment';

/** So many comments are looked at, the newest: more than anybody is told of at once. */
const LOOKED_AT = 100;

/** Has one notification tell the author of a post, or the host of an event, of the comments below it. */
export const syncComments = (postId: string): Promise<void> =>
  inSharedTurn(`notification of comments on ${postId}`, async () => {
    const authorId = await authorOf(postId);
    // Of a post that is gone or out of sight, it would tell of comments that may be gone as well.
    if (authorId === null) return deleteAll(commentsNotifications(postId));
    await syncGroupedNotification(postId, postNotificationId('comments', postId, authorId), [], (tx, post) =>
      readActs(tx, post, authorId, 'comment', (comments) => comments),
    );
  });

const commentsNotifications = (postId: string): Query =>
  db
    .collection('notifications')
    .where('postId', '==', postId)
    .where('type', 'in', ['comment', 'event-comment']);

/** Has one notification tell the author of a comment of the answers to it. */
export const syncReplies = (postId: string, answeredId: string): Promise<void> =>
  inSharedTurn(`notification of replies to ${postId} ${answeredId}`, async () => {
    if (!isDocumentId(answeredId)) return;
    await syncGroupedNotification(postId, repliesNotificationId(postId, answeredId), [], async (tx, post) => {
      const answered = parseComment(await tx.get(commentRef(postId, answeredId)));
      if (!answered) return null;
      return readActs(tx, post, answered.authorId, 'reply', (comments) =>
        comments.where('replyTo', '==', answeredId),
      );
    });
  });

/**
 * Has one notification tell the author of a post of those who like it; who has just begun to makes it news. Likes that come while
 * others are told are told together.
 */
export const syncLikes = gathered('notification of likes', async (postId, fresh) => {
  const authorId = await authorOf(postId);
  if (authorId === null) return;
  await syncGroupedNotification(postId, postNotificationId('likes', postId, authorId), fresh, (_tx, post) =>
    Promise.resolve(
      post.authorId === authorId ? { type: 'like', userId: authorId, acts: likesOf(post) } : null,
    ),
  );
});

/** The last who have begun to like it come last. */
const likesOf = ({ likedBy, content }: Post): Act[] =>
  likedBy.map((actorId) => ({ actorId, at: null, commentId: null, words: content })).reverse();

const authorOf = async (postId: string): Promise<string | null> => {
  const authorId = parsePost(await postRef(postId).get())?.authorId;
  return isDocumentId(authorId) ? authorId : null;
};

const IS_OF: Readonly<Record<'comment' | 'reply', readonly (ToldAs | null)[]>> = {
  comment: ['comment', 'event-comment'],
  reply: ['reply'],
};

/** Those of some comments that somebody is told of in this way: of each once. */
async function readActs(
  tx: Transaction,
  post: Post,
  userId: string,
  as: 'comment' | 'reply',
  among: (comments: Query) => Query,
) {
  const newest = among(postRef(post.id).collection('comments')).orderBy('createdAt', 'desc').limit(LOOKED_AT);
  const comments = (await tx.get(newest)).docs.flatMap((doc) => parseComment(doc) ?? []);
  const told = (await withAnswered(tx, post.id, comments)).filter((one) =>
    IS_OF[as].includes(kindFor(userId, post, one)),
  );
  const [first] = told;
  const type = first && kindFor(userId, post, first);
  return type ? { type, userId, acts: told.map(({ comment }) => actOf(comment)) } : null;
}

const actOf = ({ id, authorId, createdAt, content }: Comment): Act => ({
  ...{ actorId: authorId, commentId: id, words: content },
  // Of one that has none, as an operator may have written it, nobody is told anew.
  at: createdAt ?? new Date(0),
});

/** Has a notification that tells of several people say what is so now, and be news to nobody. */
export async function bringUpToDate(notification: DocumentSnapshot): Promise<void> {
  const { id } = notification;
  const postId: unknown = notification.get('postId');
  if (!isDocumentId(postId)) return;
  if (id.startsWith(postNotificationId('comments', postId, ''))) return syncComments(postId);
  if (id.startsWith(repliesNotificationId(postId, ''))) return syncReplies(postId, answeredIn(id, postId));
  if (id.startsWith(postNotificationId('likes', postId, ''))) return syncLikes(postId, []);
}

/** Whether it tells of several people, and of the present state of what they do. */
export const isGrouped = (notification: DocumentSnapshot): boolean =>
  /^(comments|replies|likes)_/.test(notification.id);

/** Takes back what an earlier release has told of one like, comment or answer that is gone. */
export async function forgetSingle(
  ...[of, postId, id]: Parameters<typeof singleNotificationId>
): Promise<void> {
  await notificationRef(singleNotificationId(of, postId, id)).delete();
}
