import {
  arrayRemove,
  arrayUnion,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  serverTimestamp,
  type Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { authorSnapshot } from '@/domain/author-snapshot';
import { newPost, type Post } from '@/domain/entities/post';
import { FEED_PAGE_SIZE } from '@/domain/limits';
import type { NewestPosts, PostsPort } from '../../ports/posts';
import { postRef } from '../collections/posts';
import { watchNamed } from '../reading/ahead';
import { entities, readPage, watchDocument } from '../reading/documents';
import { latePort } from '../reading/late-port';
import { withBackendErrors } from '../sdk/errors';
import { db } from '../sdk/firestore';
import { commitCounted, counted } from '../writing/count';
import { feedName, feedQuery, snapshotsOf } from './feed-query';

/** Where a post stands in its feed, in milliseconds, whatever else is in it. */
const sortedAt = (post: QueryDocumentSnapshot): number =>
  (post.get('sortAt', { serverTimestamps: 'estimate' }) as Timestamp).toMillis();

/**
 * A post that leaves the newest page was deleted when it is not older than everything left in a full page:
 * otherwise newer posts pushed it out.
 */
function removedIds(snapshot: QuerySnapshot): string[] {
  const last = snapshot.docs.at(-1);
  const oldest = last ? sortedAt(last) : 0;
  const full = snapshot.size === FEED_PAGE_SIZE;
  return snapshot
    .docChanges()
    .filter((change) => change.type === 'removed')
    .filter((change) => !full || sortedAt(change.doc) >= oldest)
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

/** What a feed needs at once. */
const early = {
  watchNewest: (feed, observer) => {
    let answered = false;
    return watchNamed(feedName(feed), snapshotsOf(feed), {
      next(snapshot) {
        const fresh = !answered && !snapshot.metadata.fromCache;
        answered ||= fresh;
        observer.next(newest(snapshot, fresh));
      },
      error: (failure) => observer.error(failure),
    });
  },

  older: (feed, after) => readPage(feedQuery(feed), FEED_PAGE_SIZE, after),

  watch: (postId, observer) => watchDocument(postRef(postId), observer),

  create: ({ id, feed, author, ...words }) =>
    withBackendErrors(() => {
      const { children } = author;
      const post = newPost({ id, ...feed, ...authorSnapshot(author), children, ...words });
      return commitCounted(author.uid, 'posts', id, (transaction) => {
        transaction.set(postRef(id), { ...post, createdAt: serverTimestamp(), sortAt: serverTimestamp() });
      });
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
} satisfies Partial<PostsPort>;

/** The posts port over Firestore. */
export const postsPort: PostsPort = latePort<PostsPort>(
  () => import('./late').then(({ latePosts }) => ({ ...early, ...latePosts })),
  early,
);
