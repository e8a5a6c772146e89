import { onDocumentCreated, onDocumentDeleted, onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { deleteCommentRevisions } from '../cleanup/comment-revisions';
import { syncCommentNotification, syncReplyNotification } from '../notifications/comment-notification';
import { mentionSteps } from '../notifications/mention-notification';
import { TRIGGER } from '../platform/options';
import { parseComment } from '../platform/posts';
import { runSteps, type Step } from '../platform/steps';
import { tellGuestMessage, untellGuestMessage } from '../rsvps/guest-message';
import { countComment } from '../stats/on-post-acts';
import { syncCommentPreview } from './comment-preview';
import { revisionSteps } from './keep-revision';

const COMMENT = 'posts/{postId}/comments/{commentId}';

interface Place {
  postId: string;
  commentId: string;
}

/**
 * A comment appeared: the post's preview and count follow, the post's author, whoever is answered and whoever is
 * mentioned are told, and everybody who comes to an event where its host writes to them; the statistics count it.
 */
export const onCommentCreated = onDocumentCreated(
  { ...TRIGGER, document: COMMENT },
  async ({ params, data: comment }) => {
    if (!comment) return;
    await runSteps(
      [
        ...presenceSteps(params, comment.get('replyTo')),
        ...mentionSteps(params, undefined, comment.get('mentions')),
        ...(comment.get('toGuests') === true
          ? [{ name: 'guests', run: () => tellGuestMessage(params.postId, params.commentId) }]
          : []),
        { name: 'count', run: () => countComment(params.postId, comment) },
      ],
      { ...params },
    );
  },
);

/**
 * Its author has changed a comment: what it said before is kept, the preview follows, and so does who is mentioned.
 * What functions write on comments, names and pictures, is none of that, and none of this writes comments: no loop.
 */
export const onCommentUpdated = onDocumentUpdated(
  { ...TRIGGER, document: COMMENT },
  async ({ params, data }) => {
    if (!data) return;
    const [before, after] = [parseComment(data.before), parseComment(data.after)];
    const isEdited = before?.editedAt?.getTime() !== after?.editedAt?.getTime();
    const preview: Step = { name: 'preview', run: () => syncCommentPreview(params.postId) };
    await runSteps(
      [
        ...revisionSteps({ ...params, former: data.before, before, after }),
        ...(isEdited ? [preview] : []),
        ...mentionSteps(params, data.before.get('mentions'), data.after.get('mentions')),
      ],
      { ...params },
    );
  },
);

/**
 * A comment went: preview, count and notifications follow, and what it said before goes. It also runs for every comment
 * of a deleted post; the post is gone then and only what tells of the comment is left to remove. Nothing here writes
 * comments, so nothing comes back.
 */
export const onCommentDeleted = onDocumentDeleted(
  { ...TRIGGER, document: COMMENT },
  async ({ params, data: comment }) => {
    const { postId, commentId } = params;
    await runSteps(
      [
        ...presenceSteps(params, comment?.get('replyTo')),
        ...mentionSteps(params, comment?.get('mentions'), undefined),
        ...(comment?.get('toGuests') === true
          ? [{ name: 'guests', run: () => untellGuestMessage(postId, commentId) }]
          : []),
        { name: 'revisions', run: () => deleteCommentRevisions(postId, commentId) },
      ],
      { ...params },
    );
  },
);

/** What follows a comment's coming and going. Whom it answers never changes. */
function presenceSteps({ postId, commentId }: Place, replyTo: unknown): Step[] {
  return [
    { name: 'preview', run: () => syncCommentPreview(postId) },
    { name: 'notification', run: () => syncCommentNotification(postId, commentId) },
    ...(typeof replyTo === 'string'
      ? [{ name: 'reply', run: () => syncReplyNotification(postId, commentId) }]
      : []),
  ];
}
