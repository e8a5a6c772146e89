import type { DocumentReference, DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Post } from '@/domain/entities/post';
import type { User } from '@/domain/entities/user';
import { postTokens } from '@/domain/search-tokens';
import { syncCommentPreview } from '../feed/comment-preview';
import { readUser } from '../platform/accounts';
import { db } from '../platform/app';
import { isNotFound } from '../platform/firestore-errors';
import { parseComment, parsePost } from '../platform/posts';
import { isSameSnapshot, postAuthorSnapshot } from './author-snapshot';
import { mayPropagate } from './propagation-limit';

/** How far back a changed name or picture reaches (product §9). */
const NEWEST = 200;

/**
 * Propagates a changed profile to the author snapshots of posts and comments. What is skipped when it changes too often
 * comes with the next change: the present account is what is propagated.
 */
export async function propagateAuthorSnapshot(eventId: string, uid: string): Promise<void> {
  if (!(await mayPropagate(eventId, uid))) return;
  await propagateToPosts(uid);
  await propagateToComments(uid);
}

/**
 * Propagates a changed name, picture or children to the author's newest posts, in the schools they are a member of: who
 * was removed writes there no more, not by their own record either. The present account decides, not the event: two
 * quick changes end at the second whatever the order of their events.
 */
async function propagateToPosts(uid: string): Promise<void> {
  const user = await readUser(uid);
  if (!user) return;
  const wanted = postAuthorSnapshot(user);
  const posts = await newestBy(db.collection('posts'), uid);
  const stale = posts.filter((doc) => {
    const post = parsePost(doc);
    return post && isMemberWhere(user, post) && !isSameSnapshot(post, wanted);
  });
  const { authorName } = wanted;
  await updateAll(stale, (doc) => ({
    ...wanted,
    searchTokens: postTokens({ content: doc.get('content') as string, authorName }),
  }));
}

/** The same for comments, and for the previews that repeat them on the posts. */
async function propagateToComments(uid: string): Promise<void> {
  const user = await readUser(uid);
  if (!user) return;
  const { authorName, profilePicUrl } = postAuthorSnapshot(user);
  const comments = await inOwnSchools(user, await newestBy(db.collectionGroup('comments'), uid));
  const stale = comments.filter((doc) => {
    const comment = parseComment(doc);
    return comment?.authorName !== authorName || comment.profilePicUrl !== profilePicUrl;
  });
  await updateAll(stale, () => ({ authorName, profilePicUrl }));
  // All posts, not only those of stale comments: a retry finds its comments done and the previews perhaps not.
  for (const postId of await postsShowing(uid, comments, { authorName, profilePicUrl })) {
    await syncCommentPreview(postId);
  }
}

const isMemberWhere = (user: User, { schoolId }: Post): boolean => user.approvedSchools.includes(schoolId);

/** Comments on posts of the schools this user is a member of. A comment knows its school by its post alone. */
async function inOwnSchools(user: User, comments: QueryDocumentSnapshot[]) {
  const posts = (await postsOf(comments)).filter((doc) => {
    const post = parsePost(doc);
    return post && isMemberWhere(user, post);
  });
  const ids = new Set(posts.map(({ id }) => id));
  return comments.filter(({ ref }) => ids.has(ref.parent.parent?.id ?? ''));
}

const newestBy = async (source: FirebaseFirestore.Query, uid: string) =>
  (await source.where('authorId', '==', uid).orderBy('createdAt', 'desc').limit(NEWEST).get()).docs;

async function updateAll(
  docs: QueryDocumentSnapshot[],
  fieldsOf: (doc: QueryDocumentSnapshot) => Record<string, unknown>,
): Promise<void> {
  const writer = db.bulkWriter();
  // What was deleted in the meantime needs no new name.
  writer.onWriteError((error) => !isNotFound(error) && error.failedAttempts < 5);
  const writes = docs.map((doc) =>
    writer.update(doc.ref, fieldsOf(doc)).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    }),
  );
  await Promise.all([...writes, writer.close()]);
}

/** Posts of these comments whose preview shows this author looking otherwise. */
async function postsShowing(
  uid: string,
  comments: QueryDocumentSnapshot[],
  look: { authorName: string; profilePicUrl: string | null },
): Promise<string[]> {
  return (await postsOf(comments))
    .filter((doc) =>
      parsePost(doc)?.comments.some(
        (shown) =>
          shown.authorId === uid &&
          (shown.authorName !== look.authorName || shown.profilePicUrl !== look.profilePicUrl),
      ),
    )
    .map((doc) => doc.id);
}

async function postsOf(comments: QueryDocumentSnapshot[]): Promise<DocumentSnapshot[]> {
  const parents = new Map<string, DocumentReference>();
  for (const { ref } of comments) if (ref.parent.parent) parents.set(ref.parent.parent.id, ref.parent.parent);
  return parents.size === 0 ? [] : db.getAll(...parents.values());
}
