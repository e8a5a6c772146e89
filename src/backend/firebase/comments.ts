import {
  collection,
  deleteDoc,
  doc,
  limitToLast,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore';
import { subjectOf } from '@/domain/entities/audit';
import type { Comment } from '@/domain/entities/post';
import { onceAuditId } from '@/domain/ids';
import { COMMENT_LIMIT, type PostsPort } from '../feed-ports';
import { audit } from './audit';
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
      const batch = writeBatch(db());
      // A comment's id alone does not find it: the entry names its post.
      const about = { detail: post.id, subject: subjectOf(comment) };
      const entry = { actorId: actor.uid, targetId: comment.id, schoolId: post.schoolId, ...about };
      audit(
        batch,
        { ...entry, action: 'delete-comment' },
        onceAuditId('delete-comment', post.id, comment.id),
      );
      batch.delete(ref);
      return batch.commit();
    }),
};
