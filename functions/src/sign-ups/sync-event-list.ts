import { eventListId } from '@/domain/ids';
import { db } from '../platform/app';
import { eventRef, parseEvent } from '../platform/events';
import { hiddenContentRef } from '../platform/hidden-content';
import { awayListRef, listRef, parseList } from './documents';

/**
 * Makes the sign-up list of an event what the event says: of its host, at its start, called off with it, and there as long as it is. The
 * present state decides, so repeated, late and reordered events all end right. While moderation has the event out of sight
 * the list is away, and its claims wait for its return; with an event that is gone for good it goes.
 */
export async function syncEventList(eventId: string): Promise<void> {
  const id = eventListId(eventId);
  await db.runTransaction(async (tx) => {
    const [found, hidden, listed, away] = await tx.getAll(
      eventRef(eventId),
      hiddenContentRef(`event_${eventId}`),
      listRef(id),
      awayListRef(id),
    );
    const data = listed?.data();
    if (!found?.exists) {
      // Who has what is counted anew when it is back: nobody's name waits here.
      if (data && hidden?.exists) tx.set(awayListRef(id), { ...data, summary: null });
      if (data) tx.delete(listRef(id));
      return;
    }
    const event = parseEvent(found);
    if (!event) return;
    const { start: date, userId, isCancelled } = event;
    if (!data && away?.exists) {
      tx.create(listRef(id), { ...away.data(), date, userId, isCancelled });
      tx.delete(away.ref);
    }
    const list = parseList(listed);
    const isSame =
      list?.userId === userId && list.date?.getTime() === date.getTime() && list.isCancelled === isCancelled;
    if (list && !isSame) tx.update(listRef(id), { date, userId, isCancelled });
  });
}
