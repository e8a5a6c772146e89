import { eventDiscussionId } from '@/domain/event-discussion';
import { deleteAll } from '../cleanup/delete-query';
import { deletePostRemains } from '../cleanup/post-remains';
import { rsvpsOf, tallyRef } from '../rsvps/documents';

/** Deletes what an event that is gone for good has left: what was said about it, and what was answered. */
export async function deleteEventRemains(eventId: string): Promise<void> {
  await deletePostRemains(eventDiscussionId(eventId), null);
  await deleteAll(rsvpsOf(eventId));
  await tallyRef(eventId).delete();
}
