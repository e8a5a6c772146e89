import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Change } from 'firebase-functions/v2/firestore';
import { eventRef, parseEvent } from '../platform/events';
import type { Step } from '../platform/steps';
import { tellGuests } from './tell-guests';

type Written = Change<DocumentSnapshot> | undefined;

/** Whom its host's change concerns is told. Of what has come back from moderation nothing has changed. */
export function tellSteps(eventId: string, data: Written): Step[] {
  const [before, after] = [parseEvent(data?.before), parseEvent(data?.after)];
  const at = data?.after.updateTime?.toMillis();
  if (!before || !after || at === undefined) return [];
  // What its series has changed, all who come to one of its events are told once.
  if (before.series?.changeId !== after.series?.changeId) return [];
  if (after.isCancelled)
    return before.isCancelled
      ? []
      : [{ name: 'cancelled', run: () => tellGuests(eventId, 'event-cancelled', at) }];
  const isElsewhere = (['start', 'end', 'location'] as const).some(
    (field) => String(before[field]) !== String(after[field]),
  );
  return isElsewhere || before.isCancelled
    ? [{ name: 'changed', run: () => tellGuests(eventId, 'event-changed', at) }]
    : [];
}

/** One that begins at another time is reminded of anew. */
export function reminderSteps(eventId: string, data: Written): Step[] {
  const [before, after] = [parseEvent(data?.before), parseEvent(data?.after)];
  const isMoved = before && after && before.start.getTime() !== after.start.getTime();
  const isSent = data?.after.get('reminderSent') || data?.after.get('hourReminderSent');
  return isMoved && isSent
    ? [
        {
          name: 'reminders',
          run: async () => {
            await eventRef(eventId).update({ reminderSent: false, hourReminderSent: false });
          },
        },
      ]
    : [];
}
