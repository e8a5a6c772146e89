import { FieldValue } from 'firebase-admin/firestore';
import { brand } from '@/brand';
import type { EventNotificationType, Notification, SchoolEvent } from '@/domain/entities/community';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import { eventDiscussionId, postPath } from '@/domain/event-discussion';
import { namedIn } from './messages';

/**
 * The document of a notification that the product itself sends about an event. It goes with the event, as what is said
 * below it does.
 */
export function eventNotification(
  { id, title, start }: SchoolEvent,
  userId: string,
  type: Exclude<EventNotificationType, 'event-message'>,
): Omit<Notification, 'id' | 'createdAt'> & { createdAt: FieldValue } {
  const postId = eventDiscussionId(id);
  return {
    ...{ userId, type, actorId: SYSTEM_AUTHOR, ...namedIn(type, brand.name) },
    ...{ link: postPath(postId), postId, commentId: null, likeKey: null },
    ...{ read: false, emailed: false, createdAt: FieldValue.serverTimestamp() },
    event: { title, start },
  };
}
