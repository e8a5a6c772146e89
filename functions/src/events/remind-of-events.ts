import { addDays, addHours } from 'date-fns';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { SchoolEvent } from '@/domain/entities/community';
import { reminderId } from '@/domain/ids';
import { DAY_MS } from '@/domain/time';
import { eventNotification } from '../notifications/event-notification';
import { tellAll } from '../notify/tell';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { eventRef, parseEvent } from '../platform/events';
import { log } from '../platform/log';
import { TRIGGER } from '../platform/options';
import { isArchived } from '../platform/schools';
import { type EventGuest, guestsOf } from '../rsvps/guests';

/** The two reminders of an event, and the field of it that says which is sent. */
const REMINDERS = {
  /** Who may come may decide by it. Of an event that was announced since then everybody has just read. */
  day: {
    field: 'reminderSent',
    until: (at: Date) => addDays(at, 1),
    isFor: ({ isWaiting }: EventGuest) => !isWaiting,
    isLate: ({ start, createdAt }: SchoolEvent) =>
      createdAt !== null && start.getTime() - createdAt.getTime() < DAY_MS,
  },
  hour: {
    field: 'hourReminderSent',
    until: (at: Date) => addHours(at, 1),
    isFor: ({ isGoing, isWaiting }: EventGuest) => isGoing && !isWaiting,
    isLate: () => false,
  },
} as const;
type Lead = keyof typeof REMINDERS;

const AT_ONCE = 200;

/** Every quarter of an hour, reminds of the events that begin within an hour, and of those within a day. */
export const remindOfEvents = onSchedule(
  { region: TRIGGER.region, schedule: 'every 15 minutes', timeZone: 'Etc/UTC', timeoutSeconds: 540 },
  async () => {
    const at = new Date(await now());
    // The nearer one first: after a standstill the other would say nothing new.
    for (const lead of ['hour', 'day'] as const) await remindAll(lead, at);
  },
);

async function remindAll(lead: Lead, at: Date): Promise<void> {
  const { until } = REMINDERS[lead];
  const near = db
    .collection('events')
    // A day's events would be read a hundred times before they begin, an hour's four times.
    .where('reminderSent', 'in', lead === 'day' ? [false] : [false, true])
    .where('start', '>', at)
    .where('start', '<=', until(at))
    .orderBy('start')
    .limit(AT_ONCE);
  let page = await near.get();
  for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
    for (const found of page.docs) {
      // One must not stop the others; the next quarter of an hour tries it again.
      await remind(found, lead).catch((error: unknown) =>
        log.error('A reminder was not sent', error, { eventId: found.id }),
      );
    }
    page = await near.startAfter(last).get();
  }
}

/** The reminders come first, and then the mark: whatever fails between them, each comes, and none twice. */
async function remind(found: QueryDocumentSnapshot, lead: Lead): Promise<void> {
  const { field, isFor, isLate } = REMINDERS[lead];
  const event = parseEvent(found);
  if (!event || found.get(field) === true) return;
  if (!event.isCancelled && !isLate(event) && !(await isArchived(event.schoolId))) {
    const guests = (await guestsOf(event.id)).filter(isFor);
    await tellAll(
      guests.map(({ uid }) =>
        eventNotification(event, reminderId(event.id, uid, lead, event.start), uid, 'event-soon'),
      ),
      'keep',
    );
  }
  await mark(event, lead);
}

/** Says of an event that its reminder is sent, unless it begins at another time by now. */
const mark = ({ id, start }: SchoolEvent, lead: Lead): Promise<void> =>
  db.runTransaction(async (tx) => {
    const event = parseEvent(await tx.get(eventRef(id)));
    if (event?.start.getTime() !== start.getTime()) return;
    tx.update(eventRef(id), { reminderSent: true, ...(lead === 'hour' && { hourReminderSent: true }) });
  });
