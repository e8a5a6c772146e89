import { eventDiscussionId } from '@/domain/event-discussion';
import { eventListId } from '@/domain/ids';
import { deletePostRemains } from '../cleanup/post-remains';
import { deleteAll } from '../platform/delete-query';
import { rsvpsOf, tallyRef } from '../rsvps/documents';
import { deleteListRemains } from '../sign-ups/list-remains';

/** Deletes what an event that is gone for good has left: what was said about it, what was answered, who brings what. */
export async function deleteEventRemains(eventId: string): Promise<void> {
  await deletePostRemains(eventDiscussionId(eventId), null);
  await deleteAll(rsvpsOf(eventId));
  await tallyRef(eventId).delete();
  await deleteListRemains(eventListId(eventId));
}
