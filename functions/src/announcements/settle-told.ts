import { GrpcStatus, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { announcementPath, correctionNotificationId } from '@/domain/announcement-ids';
import type { Announcement } from '@/domain/entities/announcement';
import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';
import { eachPageOf } from '../platform/each-page-of';
import { announcementRef, parseAnnouncement } from './documents';

/** The announcement as it is now; null where it is gone, or was taken back. */
export async function readCurrent(announcementId: string): Promise<Announcement | null> {
  const announcement = parseAnnouncement(await announcementRef(announcementId).get());
  return announcement?.withdrawnAt ? null : announcement;
}

/** All that tells of an announcement. */
export const notificationsOf = (announcementId: string) =>
  db.collection('notifications').where('link', '==', announcementPath(announcementId));

/**
 * Makes all that tells of an announcement say what is so now: nothing of one that was taken back or is gone, else its present
 * title, and of several corrections the last one alone. Also where that has changed while it was told: whoever ends
 * last does it.
 * @param toldVersion the version that was told meanwhile, as all says already; null to look at all in any case
 */
export async function settleTold(announcementId: string, toldVersion: number | null): Promise<void> {
  const announcement = await readCurrent(announcementId);
  if (!announcement) return deleteAll(notificationsOf(announcementId));
  if (announcement.version === toldVersion) return;
  await eachPageOf(notificationsOf(announcementId), (page) => bringUpToDate(page, announcement));
  // Words that have come since.
  await settleTold(announcementId, announcement.version);
}

async function bringUpToDate(
  page: readonly QueryDocumentSnapshot[],
  { id, version, title }: Announcement,
): Promise<void> {
  const writer = db.bulkWriter();
  // Gone meanwhile: it was taken back.
  const isGone = ({ code }: { code?: unknown }) => code === GrpcStatus.NOT_FOUND;
  writer.onWriteError((error) => !isGone(error) && error.failedAttempts < 5);
  const present = correctionNotificationId(id, version, '');
  const writes = page.map(async (told) => {
    const isPast = told.get('type') === 'announcement-corrected' && !told.id.startsWith(present);
    if (!isPast && told.get('title') === title) return;
    try {
      await (isPast ? writer.delete(told.ref) : writer.update(told.ref, { title }));
    } catch (error) {
      if (!isGone(error as { code?: unknown })) throw error;
    }
  });
  await Promise.all([...writes, writer.close()]);
}
