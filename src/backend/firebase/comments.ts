import {
  collection,
  deleteDoc,
  doc,
  limitToLast,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import type { Comment } from '@/domain/entities/post';
import { COMMENT_LIMIT, type PostsPort } from '../feed-ports';
import { fetched } from '../fetched';
import { byline } from './byline';
import { watchQuery } from './documents';
import { calling } from './errors';
import { db } from './firestore';

const comments = (postId: string) => collection(db(), 'posts', postId, 'comments');

/** The part of the posts port that is about comments. */
export const commentsPort: Pick<PostsPort, 'watchComments' | 'addComment' | 'deleteComment'> = {
  watchComments: (postId, observer) =>
    watchQuery<Comment>(query(comments(postId), orderBy('createdAt'), limitToLast(COMMENT_LIMIT)), observer),

  addComment: (postId, { id, author, content }) =>
    calling(() =>
      setDoc(doc(comments(postId), id), { ...byline(author), content, createdAt: serverTimestamp() }),
    ),

  deleteComment: (post, comment, actor) =>
    calling(async () => {
      const ref = doc(comments(post.id), comment.id);
      if (comment.authorId === actor.uid) return deleteDoc(ref);
      const others = await fetched(() => import('./delete-of-others'));
      return others.deleteComment(ref, post, comment, actor.uid);
    }),
};
