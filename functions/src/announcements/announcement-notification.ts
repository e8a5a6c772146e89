import { brand } from '@/brand';
import {
  announcementNotificationId,
  announcementPath,
  correctionNotificationId,
} from '@/domain/announcement-ids';
import type { Announcement } from '@/domain/entities/announcement';
import type { Notification } from '@/domain/entities/community';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import { namedIn } from '../notifications/messages';
import { type News, PLAIN } from '../notify/news';

type Told = Pick<Announcement, 'id' | 'title' | 'version' | 'schoolId'>;

/** Tells somebody that there is an announcement: one for each announcement and person, whatever is corrected later. */
export const announcementNotification = (announcement: Told, uid: string): News =>
  notification(announcement, announcementNotificationId(announcement.id, uid), uid, 'announcement');

/** Tells somebody who has seen an earlier version of the present one: one for each version and person. */
export const correctionNotification = (announcement: Told, uid: string): News => {
  const { id, version } = announcement;
  return notification(
    announcement,
    correctionNotificationId(id, version, uid),
    uid,
    'announcement-corrected',
  );
};

const notification = (
  { id: announcementId, title, schoolId }: Told,
  id: string,
  userId: string,
  type: Extract<Notification['type'], `announcement${string}`>,
): News => ({
  // The school speaks, whoever of its staff wrote it: nobody is kept from hearing it by a block.
  ...{ ...PLAIN, id, userId, type, schoolId, actorId: SYSTEM_AUTHOR, ...namedIn(type, brand.name) },
  ...{ link: announcementPath(announcementId), title },
});
