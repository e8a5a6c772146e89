import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Change } from 'firebase-functions/v2/firestore';
import { eventNotificationId } from '@/domain/ids';
import { occurrenceOf } from '@/domain/occurrence-id';
import { DAY_MS } from '@/domain/time';
import { eventNotification } from '../notifications/event-notification';
import { tellAll } from '../notify/tell';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { eachPageOf } from '../platform/each-page-of';
import { eventRef, parseEvent } from '../platform/events';
import type { Step } from '../platform/steps';

/**
 * Tells the members of a school of a new event, each once; not its host, nor who has blocked them. As it is now: of one that is
 * over or called off by now, gone, or back after longer than a day nobody is told.
 */
async function tellNewEvent(eventId: string): Promise<void> {
  const event = parseEvent(await eventRef(eventId).get());
  const at = await now();
  if (!event?.createdAt || event.isCancelled || event.start.getTime() <= at) return;
  if (at - event.createdAt.getTime() >= DAY_MS) return;
  const members = db.collection('users').where('approvedSchools', 'array-contains', event.schoolId).select();
  await eachPageOf(members, (page) =>
    tellAll(
      page.map(({ id }) => ({
        ...eventNotification(event, eventNotificationId('event-new', eventId, id), id, 'event-new'),
        by: event.userId,
      })),
      'keep',
    ),
  );
}

/** Of an event that repeats the first one is told. */
export const newEventSteps = (eventId: string, data: Change<DocumentSnapshot> | undefined): Step[] =>
  data?.after.exists && !data.before.exists && (occurrenceOf(eventId)?.number ?? 0) === 0
    ? [{ name: 'tell-new', run: () => tellNewEvent(eventId) }]
    : [];
