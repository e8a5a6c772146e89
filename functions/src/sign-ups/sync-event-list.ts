import { eventListId } from '@/domain/ids';
import { db } from '../platform/app';
import { eventRef, parseEvent } from '../platform/events';
import { hiddenContentRef } from '../platform/hidden-content';
import { awayListRef, listRef, parseList } from './documents';

/**
 * Makes the sign-up list of an event what the event says: of its host, at its start, and there as long as it is. The
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
    const { start: date, userId } = event;
    if (!data && away?.exists) {
      tx.create(listRef(id), { ...away.data(), date, userId });
      tx.delete(away.ref);
    }
    const list = parseList(listed);
    if (list && (list.userId !== userId || list.date?.getTime() !== date.getTime()))
      tx.update(listRef(id), { date, userId });
  });
}
