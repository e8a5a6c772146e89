import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { announcementNotificationId, correctionNotificationId } from '@/domain/announcement-ids';
import type { Announcement } from '@/domain/entities/announcement';
import { tellAll } from '../notify/tell';
import { db } from '../platform/app';
import { eachPageOf } from '../platform/each-page-of';
import { correctionNotification } from './announcement-notification';
import { parseRead, readRef, readsOf } from './documents';
import { readCurrent, settleTold } from './settle-told';

/**
 * Tells whoever has seen an earlier version of an announcement that it was corrected, once for each version. Who has not seen
 * any reads the present one; what tells them of it bears the present title.
 */
export async function tellCorrection(announcementId: string): Promise<void> {
  const announcement = await readCurrent(announcementId);
  if (!announcement || announcement.version < 2) return;
  await eachPageOf(readsOf(announcementId), async (page) => {
    const uids = page.filter((read) => isOfBefore(read, announcement)).map(({ id }) => id);
    await tell(announcement, uids);
  });
  // Whoever wrote it knows what it said, and no read of theirs is kept.
  if (announcement.userId !== announcement.correctedBy) await tell(announcement, [announcement.userId]);
  await settleTold(announcementId, null);
}

const isOfBefore = (read: QueryDocumentSnapshot, { version }: Announcement): boolean =>
  (parseRead(read)?.seenVersion ?? version) < version;

/** Those of them who belong to the school, but for whoever corrected it. */
const tell = (announcement: Announcement, readers: readonly string[]): Promise<void> =>
  tellAll(
    readers
      .filter((uid) => uid !== announcement.correctedBy)
      .map((uid) => correctionNotification(announcement, uid)),
    'keep',
  );

/**
 * Follows what one parent has seen: of an earlier version, as their device had no network, they are told; what tells of what
 * they have seen by now is read.
 */
export async function followRead(announcementId: string, uid: string): Promise<void> {
  const announcement = await readCurrent(announcementId);
  const read = announcement && parseRead(await readRef(announcementId, uid).get());
  if (!read) return;
  if (read.seenVersion < announcement.version) await tell(announcement, [uid]);
  else await markRead(announcement, uid);
  await settleTold(announcementId, announcement.version);
}

/** As they have read it where it stands, their bell need not say so any more. */
async function markRead(announcement: Announcement, uid: string): Promise<void> {
  const refs = [announcementNotificationId(announcement.id, uid)]
    .concat(correctionNotificationId(announcement.id, announcement.version, uid))
    .map((id) => db.doc(`notifications/${id}`));
  await db.runTransaction(async (tx) => {
    for (const told of await tx.getAll(...refs))
      if (told.get('read') === false) tx.update(told.ref, { read: true });
  });
}
