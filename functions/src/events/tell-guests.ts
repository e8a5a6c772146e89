import type { EventNotificationType } from '@/domain/entities/community';
import { eventListId, eventNotificationId } from '@/domain/ids';
import { eventNotification } from '../notifications/event-notification';
import { writeNotifications } from '../notifications/write-notifications';
import { now } from '../platform/clock';
import { eventRef, parseEvent } from '../platform/events';
import { guestsOf } from '../rsvps/guests';
import { takersOf } from '../sign-ups/takers';

/**
 * Tells everybody who comes to an event, or may come, or brings something of its sign-up list, that it has been changed or
 * called off; not its host, who did it. As the event is now: of one that is over by now, or gone, nobody is told.
 */
export async function tellGuests(
  eventId: string,
  type: Extract<EventNotificationType, 'event-changed' | 'event-cancelled'>,
): Promise<void> {
  const event = parseEvent(await eventRef(eventId).get());
  if (!event || event.start.getTime() <= (await now())) return;
  const [guests, takers] = await Promise.all([guestsOf(eventId), takersOf(eventListId(eventId))]);
  const told = new Set([...guests.map(({ uid }) => uid), ...takers]);
  told.delete(event.userId);
  await writeNotifications(
    [...told].map((uid) => [eventNotificationId(type, eventId, uid), eventNotification(event, uid, type)]),
    'replace',
  );
}
