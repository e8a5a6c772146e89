import { deleteAll } from '../platform/delete-query';
import { revisionsOf } from '../platform/posts';
import { announcementRef, readsOf, tallyRef } from './documents';
import { notificationsOf } from './settle-told';

/** Deletes what an announcement has left that is gone with its school: who has seen it, what it said, what tells of it. */
export async function deleteAnnouncementRemains(announcementId: string): Promise<void> {
  if ((await announcementRef(announcementId).get()).exists) return;
  await deleteAll(readsOf(announcementId));
  await deleteAll(revisionsOf(announcementRef(announcementId)));
  await tallyRef(announcementId).delete();
  await deleteAll(notificationsOf(announcementId));
}
