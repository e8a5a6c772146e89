import type { SchoolEvent } from '@/domain/entities/community';
import { eventListId, seriesNotificationId } from '@/domain/ids';
import { occurrenceId } from '@/domain/occurrence-id';
import { eventNotification } from '../notifications/event-notification';
import type { News } from '../notify/news';
import { tellAll } from '../notify/tell';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { eventRef, parseEvent } from '../platform/events';
import { guestsOf } from '../rsvps/guests';
import { takersOf } from '../sign-ups/takers';
import { stateIn, stateRef, type Untold } from './documents';

/**
 * Tells everybody who comes to one of the events that a change of their series has moved or called off: once, of the first
 * of them that they come to. The note is taken off last, and a notice that is there stays as it is: each comes, and none
 * twice.
 */
export async function tellSeries(seriesId: string): Promise<void> {
  const { untold } = stateIn(await stateRef(seriesId).get());
  if (!untold) return;
  const told = new Set<string>();
  const notices: News[] = [];
  for (const event of await comingOf(seriesId, untold)) {
    const type = event.isCancelled ? 'event-cancelled' : 'event-changed';
    for (const uid of await concernedBy(event)) {
      if (told.has(uid)) continue;
      told.add(uid);
      const id = seriesNotificationId(type, seriesId, untold.changeId, uid);
      const { title, start } = event;
      notices.push({
        ...eventNotification(event, id, uid, type),
        event: { title, start, isSeries: true },
      });
    }
  }
  await tellAll(notices, 'keep');
  await db.runTransaction(async (tx) => {
    const state = await tx.get(stateRef(seriesId));
    if (stateIn(state).untold?.changeId === untold.changeId) tx.update(state.ref, { untold: null });
  });
}

/** Those events that are still to come, soonest first: as they are now. */
async function comingOf(seriesId: string, { cancelled, changed }: Untold): Promise<SchoolEvent[]> {
  const numbers = [...new Set([...cancelled, ...changed])];
  const found = await db.getAll(...numbers.map((number) => eventRef(occurrenceId(seriesId, number))));
  const at = await now();
  return found
    .flatMap((doc) => parseEvent(doc) ?? [])
    .filter(({ start }) => start.getTime() > at)
    .sort((left, right) => left.start.getTime() - right.start.getTime());
}

/** Who comes, may come or brings something; not the host, who did it. */
async function concernedBy({ id, userId }: SchoolEvent): Promise<string[]> {
  const [guests, takers] = await Promise.all([guestsOf(id), takersOf(eventListId(id))]);
  return [...guests.map(({ uid }) => uid), ...takers].filter((uid) => uid !== userId);
}
