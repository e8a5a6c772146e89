import { onDocumentCreated, onDocumentDeleted, onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { deleteCommentRevisions } from '../cleanup/comment-revisions';
import { forgetSingle, syncComments, syncReplies } from '../notifications/grouped-notifications';
import { mentionSteps } from '../notifications/mention-notification';
import { quoteAnew } from '../notifications/quote-anew';
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
    // Also where it has lost its author, as with their account.
    const isTold = isEdited || before?.authorId !== after?.authorId;
    await runSteps(
      [
        ...revisionSteps({ ...params, former: data.before, before, after }),
        ...(isEdited ? [previewStep(params)] : []),
        ...(isTold ? notificationSteps(params, data.after.get('replyTo')) : []),
        ...mentionSteps(params, data.before.get('mentions'), data.after.get('mentions')),
        ...(isEdited ? [{ name: 'quotes', run: () => quoteAnew(params.postId, params.commentId) }] : []),
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
        // Its author is told no more of what answered it.
        { name: 'answers', run: () => syncReplies(postId, commentId) },
        ...(['comment', 'reply'] as const).map((of) => ({
          name: `single-${of}`,
          run: () => forgetSingle(of, postId, commentId),
        })),
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

/** What follows a comment's coming and going. */
const presenceSteps = (place: Place, replyTo: unknown): Step[] => [
  previewStep(place),
  ...notificationSteps(place, replyTo),
];

const previewStep = ({ postId }: Place): Step => ({
  name: 'preview',
  run: () => syncCommentPreview(postId),
});

/** What tells of it follows. Whom it answers never changes. */
const notificationSteps = ({ postId }: Place, replyTo: unknown): Step[] => [
  { name: 'notification', run: () => syncComments(postId) },
  ...(typeof replyTo === 'string' ? [{ name: 'reply', run: () => syncReplies(postId, replyTo) }] : []),
];
