import {
  arrayRemove,
  arrayUnion,
  deleteDoc,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  serverTimestamp,
  type Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore';
import { authorSnapshot } from '@/domain/author-snapshot';
import { newPost, type Post } from '@/domain/entities/post';
import { FEED_PAGE_SIZE } from '@/domain/limits';
import { fetched } from '../../fetched';
import type { FeedId, NewestPosts, PostsPort } from '../../ports/posts';
import { postRef, posts } from '../collections/posts';
import { entities, readPage, readQuery, watchDocument } from '../reading/documents';
import { SEARCH_LIMIT } from '../reading/list-sizes';
import { listenToQuery } from '../reading/listen';
import { withBackendErrors } from '../sdk/errors';
import { db } from '../sdk/firestore';
import { commitCounted, counted } from '../writing/count';

const feedQuery = ({ schoolId, groupId }: FeedId, ...rest: QueryConstraint[]): Query<Post> =>
  query(
    posts(),
    where('schoolId', '==', schoolId),
    where('groupId', '==', groupId),
    ...rest,
    orderBy('createdAt', 'desc'),
  );

/** When a post was written, in milliseconds, whatever else is in it. */
const writtenAt = (post: QueryDocumentSnapshot): number =>
  (post.get('createdAt', { serverTimestamps: 'estimate' }) as Timestamp).toMillis();

/**
 * A post that leaves the newest page was deleted when it is not older than everything left in a full page:
 * otherwise newer posts pushed it out.
 */
function removedIds(snapshot: QuerySnapshot): string[] {
  const last = snapshot.docs.at(-1);
  const oldest = last ? writtenAt(last) : 0;
  const full = snapshot.size === FEED_PAGE_SIZE;
  return snapshot
    .docChanges()
    .filter((change) => change.type === 'removed')
    .filter((change) => !full || writtenAt(change.doc) >= oldest)
    .map((change) => change.doc.id);
}

function newest(snapshot: QuerySnapshot<Post>, isFirst: boolean): NewestPosts {
  const last = snapshot.docs.at(-1);
  return {
    items: entities(snapshot),
    next: snapshot.size === FEED_PAGE_SIZE && last ? { opaque: last } : null,
    removedIds: removedIds(snapshot),
    fromCache: snapshot.metadata.fromCache,
    isFirstFromServer: isFirst,
    pendingLikeIds: snapshot.docs.filter((post) => post.metadata.hasPendingWrites).map((post) => post.id),
  };
}

/** Most never change what they wrote. */
const editing = () => fetched(() => import('./edit'));

export const postsPort: PostsPort = {
  watchNewest: (feed, observer) => {
    let answered = false;
    return listenToQuery(
      query(feedQuery(feed), limit(FEED_PAGE_SIZE)),
      (snapshot) => {
        const fresh = !answered && !snapshot.metadata.fromCache;
        answered ||= fresh;
        observer.next(newest(snapshot, fresh));
      },
      (failure) => observer.error(failure),
    );
  },

  older: (feed, after) => readPage(feedQuery(feed), FEED_PAGE_SIZE, after),

  watch: (postId, observer) => watchDocument(postRef(postId), observer),

  uploadImage: async (...picture) => (await fetched(() => import('./upload-image'))).uploadImage(...picture),

  create: ({ id, feed, author, ...words }) =>
    withBackendErrors(() => {
      const { children } = author;
      const post = newPost({ id, ...feed, ...authorSnapshot(author), children, ...words });
      return commitCounted(author.uid, 'posts', id, (transaction) => {
        transaction.set(postRef(id), { ...post, createdAt: serverTimestamp() });
      });
    }),

  edit: (...edit) => withBackendErrors(async () => (await editing()).editPost(...edit)),

  revisions: async (...of) => (await editing()).readRevisions(...of),

  delete: (post, actor) =>
    withBackendErrors(async () => {
      if (post.authorId === actor.uid) return deleteDoc(postRef(post.id));
      const others = await fetched(() => import('./delete-of-others'));
      return others.deletePost(postRef(post.id), post, actor.uid);
    }),

  setLiked: (postId, uid, liked) =>
    withBackendErrors(() =>
      counted(uid, 'likes', postId, (count) => {
        const batch = writeBatch(db());
        batch.update(postRef(postId), { likedBy: liked ? arrayUnion(uid) : arrayRemove(uid) });
        count(batch);
        return batch.commit();
      }),
    ),

  newestBy: (schoolId, authorId, count) =>
    withBackendErrors(async () =>
      entities(
        await readQuery(
          query(feedQuery({ schoolId, groupId: null }, where('authorId', '==', authorId)), limit(count)),
        ),
      ),
    ),

  search: (feed, token, after) =>
    readPage(feedQuery(feed, where('searchTokens', 'array-contains', token)), SEARCH_LIMIT, after),
};
