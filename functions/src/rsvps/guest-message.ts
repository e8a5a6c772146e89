import type { Notification } from '@/domain/entities/community';
import { eventOfDiscussion } from '@/domain/event-discussion';
import { guestMessageId } from '@/domain/ids';
import { readActor } from '../notifications/actor';
import { syncPostNotification } from '../notifications/sync-post-notification';
import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';
import { eventRef, parseEvent } from '../platform/events';
import { commentRef, parseComment } from '../platform/posts';
import { guestsOf } from './guests';

/** Transactions that run at the same time. */
const AT_ONCE = 20;

/**
 * Tells everybody who comes to an event, or may come, what its host has written to them; not the host, nor who has blocked
 * them. Who has been told is not told again.
 */
export async function tellGuestMessage(postId: string, commentId: string): Promise<void> {
  const eventId = eventOfDiscussion(postId);
  const event = eventId === null ? null : parseEvent(await eventRef(eventId).get());
  if (!event) return;
  const about = { title: event.title, start: event.start };
  const guests = await guestsOf(event.id);
  for (let from = 0; from < guests.length; from += AT_ONCE)
    await Promise.all(
      guests.slice(from, from + AT_ONCE).map(({ uid }) => tell(postId, commentId, uid, about)),
    );
}

const tell = (postId: string, commentId: string, uid: string, event: Notification['event']): Promise<void> =>
  syncPostNotification(postId, guestMessageId(postId, commentId, uid), async (tx, { authorId }) => {
    const comment = parseComment(await tx.get(commentRef(postId, commentId)));
    // Rules let nobody but the host write one; whoever has become the host since has written none.
    if (!comment?.toGuests || comment.authorId !== authorId) return null;
    const actor = await readActor(tx, 'event-message', authorId);
    return actor && { ...actor, userId: uid, commentId, words: comment.content, event };
  });

/** Takes back what tells of a message that is gone. */
export const untellGuestMessage = (postId: string, commentId: string): Promise<void> =>
  deleteAll(
    db
      .collection('notifications')
      .where('postId', '==', postId)
      .where('commentId', '==', commentId)
      .where('type', '==', 'event-message'),
  );
