import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  limit,
  orderBy,
  type Query,
  type QuerySnapshot,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import type { Post } from '@/domain/entities/post';
import { FEED_PAGE_SIZE } from '@/domain/limits';
import { postTokens } from '@/domain/search-tokens';
import { fetched } from '../../fetched';
import type { FeedId, NewestPosts, PostsPort } from '../../ports/posts';
import { entities, entity, readPage, readQuery, watchDocument } from '../reading/documents';
import { followQuery } from '../reading/follow';
import { SEARCH_LIMIT } from '../reading/list-sizes';
import { calling } from '../sdk/errors';
import { db } from '../sdk/firestore';
import { commitNow } from '../writing/commit';
import { byline } from './byline';

const posts = () => collection(db(), 'posts');
export const postRef = (postId: string) => doc(db(), 'posts', postId);

const feedQuery = ({ schoolId, groupId }: FeedId, ...rest: Parameters<typeof query>[1][]): Query =>
  query(
    posts(),
    where('schoolId', '==', schoolId),
    where('groupId', '==', groupId),
    ...rest,
    orderBy('createdAt', 'desc'),
  );

/**
 * A post that leaves the newest page was deleted when it is not older than everything left in a full page:
 * otherwise newer posts pushed it out.
 */
function removedIds(snapshot: QuerySnapshot): string[] {
  const last = snapshot.docs.at(-1);
  const oldest = last ? Number(entity<Post>(last)?.createdAt) : 0;
  const full = snapshot.size === FEED_PAGE_SIZE;
  return snapshot
    .docChanges()
    .filter((change) => change.type === 'removed')
    .filter((change) => !full || Number(entity<Post>(change.doc)?.createdAt) >= oldest)
    .map((change) => change.doc.id);
}

function newest(snapshot: QuerySnapshot, fresh: boolean): NewestPosts {
  const last = snapshot.docs.at(-1);
  return {
    items: entities<Post>(snapshot),
    next: snapshot.size === FEED_PAGE_SIZE && last ? { opaque: last } : null,
    removed: removedIds(snapshot),
    fromCache: snapshot.metadata.fromCache,
    fresh,
    changed: snapshot.docs.filter((post) => post.metadata.hasPendingWrites).map((post) => post.id),
  };
}

export const postsPort: PostsPort = {
  watchNewest: (feed, observer) => {
    let answered = false;
    return followQuery(
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

  watch: (postId, observer) => watchDocument<Post>(postRef(postId), observer),

  uploadImage: async (owner, image, onProgress) => {
    const { safeFileName, upload } = await fetched(() => import('../sdk/storage'));
    const path = `post-images/${crypto.randomUUID()}-${safeFileName(image.name)}`;
    return upload(path, image.blob, { uid: owner.uid, schoolId: owner.schoolId }, onProgress);
  },

  create: ({ id, feed, author, content, imageUrl }) =>
    calling(() => {
      const signed = byline(author);
      const post: Omit<Post, 'id' | 'createdAt'> = {
        ...feed,
        ...signed,
        children: author.children,
        content,
        imageUrl,
        likedBy: [],
        comments: [],
        commentCount: 0,
        searchTokens: postTokens({ content, authorName: signed.authorName }),
      };
      return commitNow((transaction) => {
        transaction.set(postRef(id), { ...post, createdAt: serverTimestamp() });
      });
    }),

  delete: (post, actor) =>
    calling(async () => {
      if (post.authorId === actor.uid) return deleteDoc(postRef(post.id));
      const others = await fetched(() => import('./delete-of-others'));
      return others.deletePost(postRef(post.id), post, actor.uid);
    }),

  setLiked: (postId, uid, liked) =>
    calling(() => updateDoc(postRef(postId), { likedBy: liked ? arrayUnion(uid) : arrayRemove(uid) })),

  newestBy: (schoolId, authorId, count) =>
    calling(async () =>
      entities<Post>(
        await readQuery(
          query(feedQuery({ schoolId, groupId: null }, where('authorId', '==', authorId)), limit(count)),
        ),
      ),
    ),

  search: (feed, token, after) =>
    readPage(feedQuery(feed, where('searchTokens', 'array-contains', token)), SEARCH_LIMIT, after),
};
