import { collection, deleteDoc, doc, orderBy, query, serverTimestamp } from 'firebase/firestore';
import type { Comment } from '@/domain/entities/post';
import { fetched } from '../../fetched';
import type { CommentsPort } from '../../ports/comments';
import { COMMENT_PAGE_SIZE } from '../../ports/comments';
import { readPage, watchPage } from '../reading/documents';
import { calling } from '../sdk/errors';
import { db } from '../sdk/firestore';
import { commitNow } from '../writing/commit';
import { byline } from './byline';

const comments = (postId: string) => collection(db(), 'posts', postId, 'comments');
const newestFirst = (postId: string) => query(comments(postId), orderBy('createdAt', 'desc'));

/** The comments port over Firestore. */
export const commentsPort: CommentsPort = {
  watchNewest: (postId, observer) =>
    watchPage<Comment>(newestFirst(postId), COMMENT_PAGE_SIZE, null, observer),

  older: (postId, after) => readPage<Comment>(newestFirst(postId), COMMENT_PAGE_SIZE, after),

  create: (postId, { id, author, content }) =>
    calling(() =>
      commitNow((transaction) => {
        const comment = { ...byline(author), content, createdAt: serverTimestamp() };
        transaction.set(doc(comments(postId), id), comment);
      }),
    ),

  delete: (post, comment, actor) =>
    calling(async () => {
      const ref = doc(comments(post.id), comment.id);
      if (comment.authorId === actor.uid) return deleteDoc(ref);
      const others = await fetched(() => import('./delete-of-others'));
      return others.deleteComment(ref, post, comment, actor.uid);
    }),
};
