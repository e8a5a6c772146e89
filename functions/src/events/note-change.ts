import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import type { Change } from 'firebase-functions/v2/firestore';
import { db } from '../platform/app';
import { isDocumentId } from '../platform/document-id';
import { millisIn } from '../platform/documents';
import { eventRef, noteEventsVersion, parseEvent } from '../platform/events';
import type { Step } from '../platform/steps';

type Written = Change<DocumentSnapshot> | undefined;

/** What a calendar shows of an event. */
const IN_CALENDARS = ['title', 'start', 'end', 'location', 'description', 'isCancelled'] as const;

/**
 * What calendars are told by: of a changed event how often and when it was changed, by which they know the newer one of two,
 * and of each school whether any of its events has changed.
 */
export function calendarSteps(eventId: string, data: Written): Step[] {
  const [before, after] = [parseEvent(data?.before), parseEvent(data?.after)];
  const at = data?.after.updateTime;
  const isChanged =
    before && after && IN_CALENDARS.some((field) => String(before[field]) !== String(after[field]));
  const schoolId = (after ?? before)?.schoolId;
  return [
    ...(isChanged && at ? [{ name: 'note-change', run: () => noteChange(eventId, at) }] : []),
    // Last: what is read by the new version is all of this.
    ...(isDocumentId(schoolId) ? [{ name: 'events-version', run: () => noteEventsVersion(schoolId) }] : []),
  ];
}

/** By the time of the change, so that a repeated event counts once, and a late one no more. */
const noteChange = (eventId: string, at: Timestamp): Promise<void> =>
  db.runTransaction(async (tx) => {
    const event = await tx.get(eventRef(eventId));
    if (!event.exists || (millisIn(event, 'changedAt') ?? 0) >= at.toMillis()) return;
    tx.update(event.ref, { changedAt: at, sequence: FieldValue.increment(1) });
  });
