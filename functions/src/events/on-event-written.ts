import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type Change, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { eventDiscussionId } from '@/domain/event-discussion';
import { syncCommentPreview } from '../feed/comment-preview';
import { TRIGGER } from '../platform/options';
import { runSteps, runStepsOnce, type Step } from '../platform/steps';
import { reviewRsvps } from '../rsvps/review-rsvps';
import { syncRsvps } from '../rsvps/sync-rsvps';
import { syncEventList } from '../sign-ups/sync-event-list';
import { reminderSteps, tellSteps } from './change-steps';
import { calendarSteps } from './note-change';
import { syncDiscussion } from './sync-discussion';
import { newEventSteps } from './tell-new-event';

type Written = Change<DocumentSnapshot> | undefined;

/** What functions write on an event themselves. */
const BOOKKEEPING = ['rsvpSummary', 'reminderSent', 'hourReminderSent', 'changedAt', 'sequence'];

/** Whether functions have counted its answers, noted its reminders or its changes, and nothing else has changed. */
function isBookkeeping(data: Written): boolean {
  if (!data?.before.exists || !data.after.exists) return false;
  const [before, after] = [data.before, data.after].map((snapshot) =>
    Object.entries(snapshot.data() ?? {}).filter(([name]) => !BOOKKEEPING.includes(name)),
  );
  return isDeepStrictEqual(Object.fromEntries(before ?? []), Object.fromEntries(after ?? []));
}

/** What becomes of the answers: of an event that is back all are counted anew, of another number of places those who wait. */
function rsvpSteps(eventId: string, data: Written): Step[] {
  if (!data?.after.exists) return [];
  if (!data.before.exists) return [{ name: 'review-rsvps', run: () => reviewRsvps(eventId) }];
  const isSame = data.before.get('places') === data.after.get('places');
  return isSame ? [] : [{ name: 'places', run: () => syncRsvps(eventId, []) }];
}

/**
 * An event came, changed or went: the post of its comments follows, what that repeats of them where it came back, its
 * sign-up list, who has a place, calendars, and who comes is told, of a new one the school. What functions count and note is written to the event and none of
 * this: no loop.
 */
export const onEventWritten = onDocumentWritten(
  // A school of 3,000 parents takes its time.
  { ...TRIGGER, document: 'events/{eventId}', timeoutSeconds: 300 },
  async ({ id, params: { eventId }, data }) => {
    if (isBookkeeping(data)) return;
    await runSteps(
      [
        // Before what is left of one that is gone for good goes.
        { name: 'sign-up-list', run: () => syncEventList(eventId) },
        { name: 'discussion', run: () => syncDiscussion(eventId) },
        { name: 'preview', run: () => syncCommentPreview(eventDiscussionId(eventId)) },
        ...rsvpSteps(eventId, data),
        ...reminderSteps(eventId, data),
        ...calendarSteps(eventId, data),
        ...newEventSteps(eventId, data),
      ],
      { eventId },
    );
    // Told once more, they would stand as unread again.
    await runStepsOnce(id, tellSteps(eventId, data), { eventId });
  },
);
