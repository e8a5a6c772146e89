import { collection, deleteDoc, doc, orderBy, query, serverTimestamp } from 'firebase/firestore';
import type { Comment } from '@/domain/entities/post';
import { COMMENT_PAGE_SIZE, type PostsPort } from '../../ports/posts';
import { fetched } from '../../fetched';
import { byline } from './byline';
import { commitNow } from '../writing/commit';
import { readPage, watchPage } from '../reading/documents';
import { calling } from '../sdk/errors';
import { db } from '../sdk/firestore';

const comments = (postId: string) => collection(db(), 'posts', postId, 'comments');
const newestFirst = (postId: string) => query(comments(postId), orderBy('createdAt', 'desc'));

/** The part of the posts port that is about comments. */
export const commentsPort: Pick<
  PostsPort,
  'watchComments' | 'earlierComments' | 'addComment' | 'deleteComment'
> = {
  watchComments: (postId, observer) =>
    watchPage<Comment>(newestFirst(postId), COMMENT_PAGE_SIZE, null, observer),

  earlierComments: (postId, after) => readPage<Comment>(newestFirst(postId), COMMENT_PAGE_SIZE, after),

  addComment: (postId, { id, author, content }) =>
    calling(() =>
      commitNow((transaction) => {
        const comment = { ...byline(author), content, createdAt: serverTimestamp() };
        transaction.set(doc(comments(postId), id), comment);
      }),
    ),

  deleteComment: (post, comment, actor) =>
    calling(async () => {
      const ref = doc(comments(post.id), comment.id);
      if (comment.authorId === actor.uid) return deleteDoc(ref);
      const others = await fetched(() => import('./delete-of-others'));
      return others.deleteComment(ref, post, comment, actor.uid);
    }),
};
