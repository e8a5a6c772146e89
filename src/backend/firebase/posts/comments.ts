import { orderBy, query, serverTimestamp } from 'firebase/firestore';
import { authorSnapshot } from '@/domain/author-snapshot';
import { newComment } from '@/domain/entities/post';
import type { CommentsPort } from '../../ports/comments';
import { COMMENT_PAGE_SIZE } from '../../ports/comments';
import { commentRef, comments } from '../collections/comments';
import { readPage, watchPage } from '../reading/documents';
import { latePort } from '../reading/late-port';
import { withBackendErrors } from '../sdk/errors';
import { commitCounted } from '../writing/count';

const newestFirst = (postId: string) => query(comments(postId), orderBy('createdAt', 'desc'));

/** Reading and writing on. */
const early = {
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
} satisfies Partial<CommentsPort>;

/** The comments port over Firestore. */
export const commentsPort: CommentsPort = latePort<CommentsPort>(
  () => import('./late').then(({ lateComments }) => ({ ...early, ...lateComments })),
  early,
);
