import type { EventNotificationType } from '@/domain/entities/community';
import { eventListId, eventNotificationId } from '@/domain/ids';
import { eventNotification } from '../notifications/event-notification';
import { tellAll } from '../notify/tell';
import { now } from '../platform/clock';
import { eventRef, parseEvent } from '../platform/events';
import { guestsOf } from '../rsvps/guests';
import { takersOf } from '../sign-ups/takers';

/**
 * Tells everybody who comes to an event, or may come, or brings something of its sign-up list, that it has been changed or
 * called off; not its host, who did it. As the event is now: of one that is over by now, or gone, nobody is told.
 * @param cause when it was changed: of an event that comes again, or after a later change, nobody is told anew
 */
export async function tellGuests(
  eventId: string,
  type: Extract<EventNotificationType, 'event-changed' | 'event-cancelled'>,
  cause: number,
): Promise<void> {
  const event = parseEvent(await eventRef(eventId).get());
  if (!event || event.start.getTime() <= (await now())) return;
  const [guests, takers] = await Promise.all([guestsOf(eventId), takersOf(eventListId(eventId))]);
  const told = new Set([...guests.map(({ uid }) => uid), ...takers]);
  told.delete(event.userId);
  await tellAll(
    [...told].map((uid) => ({
      ...eventNotification(event, eventNotificationId(type, eventId, uid), uid, type),
      cause,
    })),
    'replace',
  );
}
