import { tellAll } from '../notify/tell';
import { db } from '../platform/app';
import { eachPageOf } from '../platform/each-page-of';
import { announcementNotification } from './announcement-notification';
import { readCurrent, settleTold } from './settle-told';

/**
 * Tells every member of the school but its author of an announcement, once: a notification that is there stays as it is. Who
 * is paused reads, and is told as well.
 */
export async function tellMembers(announcementId: string): Promise<void> {
  const announcement = await readCurrent(announcementId);
  if (!announcement) return;
  const members = db
    .collection('users')
    .where('approvedSchools', 'array-contains', announcement.schoolId)
    .select();
  await eachPageOf(members, async (page) => {
    const others = page.filter(({ id }) => id !== announcement.userId);
    await tellAll(
      others.map(({ id }) => announcementNotification(announcement, id)),
      'keep',
    );
  });
  await settleTold(announcementId, announcement.version);
}
