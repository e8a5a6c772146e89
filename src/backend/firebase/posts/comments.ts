import { deleteDoc, orderBy, query, serverTimestamp } from 'firebase/firestore';
import { authorSnapshot } from '@/domain/author-snapshot';
import { newComment } from '@/domain/entities/post';
import { fetched } from '../../fetched';
import type { CommentsPort } from '../../ports/comments';
import { COMMENT_PAGE_SIZE } from '../../ports/comments';
import { commentRef, comments } from '../collections/comments';
import { readPage, watchPage } from '../reading/documents';
import { withBackendErrors } from '../sdk/errors';
import { commitCounted } from '../writing/count';

/** Most never change what they wrote. */
const editing = () => fetched(() => import('./edit'));

const newestFirst = (postId: string) => query(comments(postId), orderBy('createdAt', 'desc'));

/** The comments port over Firestore. */
export const commentsPort: CommentsPort = {
  watchNewest: (postId, observer) => watchPage(newestFirst(postId), COMMENT_PAGE_SIZE, null, observer),

  older: (postId, after) => readPage(newestFirst(postId), COMMENT_PAGE_SIZE, after),

  create: (postId, { id, author, ...words }) =>
    withBackendErrors(() =>
      commitCounted(
        author.uid,
        words.toGuests ? 'guestMessages' : 'comments',
        `${postId}/${id}`,
        (transaction) => {
          const comment = newComment({ id, ...authorSnapshot(author), ...words });
          transaction.set(commentRef(postId, id), { ...comment, createdAt: serverTimestamp() });
        },
      ),
    ),

  edit: (...edit) => withBackendErrors(async () => (await editing()).editComment(...edit)),

  delete: (post, comment, actor) =>
    withBackendErrors(async () => {
      const ref = commentRef(post.id, comment.id);
      if (comment.authorId === actor.uid) return deleteDoc(ref);
      const others = await fetched(() => import('./delete-of-others'));
      return others.deleteComment(ref, post, comment, actor.uid);
    }),
};
