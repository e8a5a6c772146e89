import { brand } from '@/brand';
import type { EventNotificationType, SchoolEvent } from '@/domain/entities/community';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import { eventDiscussionId, postPath } from '@/domain/event-discussion';
import { type News, PLAIN } from '../notify/news';
import { namedIn } from './messages';

/**
 * What the product itself tells somebody of an event. It goes with the event, as what is said below it does.
 * @param id of the notification
 */
export function eventNotification(
  { id: eventId, title, start, schoolId }: SchoolEvent,
  id: string,
  userId: string,
  type: Exclude<EventNotificationType, 'event-message'>,
): News {
  const postId = eventDiscussionId(eventId);
  return {
    ...{ ...PLAIN, id, userId, type, schoolId, actorId: SYSTEM_AUTHOR, ...namedIn(type, brand.name) },
    ...{ link: postPath(postId), postId, event: { title, start } },
  };
}
