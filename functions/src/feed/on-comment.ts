import { onDocumentCreated, onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { syncCommentNotification } from '../notifications/comment-notification';
import { TRIGGER } from '../platform/options';
import { runSteps, type Step } from '../platform/steps';
import { countComment } from '../stats/on-post-acts';
import { syncCommentPreview } from './comment-preview';

const COMMENT = 'posts/{postId}/comments/{commentId}';

/** A comment appeared: the post's preview and count follow, the post's author is told, the statistics count it. */
export const onCommentCreated = onDocumentCreated({ ...TRIGGER, document: COMMENT }, (event) => {
  const comment = event.data;
  const counting = comment && { name: 'count', run: () => countComment(event.params.postId, comment) };
  return syncAfterComment(event.params, counting);
});

/**
 * A comment went: preview, count and notification follow. It also runs for every comment of a deleted post; the post
 * is gone then and only the notification is left to remove. Nothing here writes comments, so nothing comes back.
 */
export const onCommentDeleted = onDocumentDeleted({ ...TRIGGER, document: COMMENT }, (event) =>
  syncAfterComment(event.params),
);

function syncAfterComment({ postId, commentId }: { postId: string; commentId: string }, further?: Step) {
  return runSteps(
    [
      { name: 'preview', run: () => syncCommentPreview(postId) },
      { name: 'notification', run: () => syncCommentNotification(postId, commentId) },
      ...(further ? [further] : []),
    ],
    { postId, commentId },
  );
}
