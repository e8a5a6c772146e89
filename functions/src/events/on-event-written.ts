import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type Change, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { eventDiscussionId } from '@/domain/event-discussion';
import { syncCommentPreview } from '../feed/comment-preview';
import { TRIGGER } from '../platform/options';
import { runSteps, type Step } from '../platform/steps';
import { reviewRsvps } from '../rsvps/review-rsvps';
import { syncRsvps } from '../rsvps/sync-rsvps';
import { syncDiscussion } from './sync-discussion';

type Written = Change<DocumentSnapshot> | undefined;

/** Whether functions have counted its answers, and nothing else has changed. */
function isCounted(data: Written): boolean {
  if (!data?.before.exists || !data.after.exists) return false;
  const [{ rsvpSummary: _, ...before }, { rsvpSummary: __, ...after }] = [
    data.before.data() ?? {},
    data.after.data() ?? {},
  ];
  return isDeepStrictEqual(before, after);
}

/** What becomes of the answers: of an event that is back all are counted anew, of another number of places those who wait. */
function rsvpSteps(eventId: string, data: Written): Step[] {
  if (!data?.after.exists) return [];
  if (!data.before.exists) return [{ name: 'review-rsvps', run: () => reviewRsvps(eventId) }];
  const isSame = data.before.get('places') === data.after.get('places');
  return isSame ? [] : [{ name: 'places', run: () => syncRsvps(eventId, []) }];
}

/**
 * An event came, changed or went: the post of its comments follows, what that repeats of them where it came back, and who
 * has a place. What is counted of the answers is written to the event and none of this: no loop.
 */
export const onEventWritten = onDocumentWritten(
  { ...TRIGGER, document: 'events/{eventId}' },
  async ({ params: { eventId }, data }) => {
    if (isCounted(data)) return;
    await runSteps(
      [
        { name: 'discussion', run: () => syncDiscussion(eventId) },
        { name: 'preview', run: () => syncCommentPreview(eventDiscussionId(eventId)) },
        ...rsvpSteps(eventId, data),
      ],
      { eventId },
    );
  },
);
