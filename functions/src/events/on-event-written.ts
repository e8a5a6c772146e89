import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { eventDiscussionId } from '@/domain/event-discussion';
import { syncCommentPreview } from '../feed/comment-preview';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { syncDiscussion } from './sync-discussion';

/**
 * An event came, changed or went: the post of its comments follows, and what that repeats of them where it came back.
 * Nothing here writes events: no loop.
 */
export const onEventWritten = onDocumentWritten(
  { ...TRIGGER, document: 'events/{eventId}' },
  async ({ params: { eventId } }) => {
    await runSteps(
      [
        { name: 'discussion', run: () => syncDiscussion(eventId) },
        { name: 'preview', run: () => syncCommentPreview(eventDiscussionId(eventId)) },
      ],
      { eventId },
    );
  },
);
