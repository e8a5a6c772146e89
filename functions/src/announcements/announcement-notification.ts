import { FieldValue } from 'firebase-admin/firestore';
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
import type { Written } from '../notifications/write-notifications';

type Told = Pick<Announcement, 'id' | 'title' | 'version'>;

/** Tells somebody that there is an announcement: one for each announcement and person, whatever is corrected later. */
export const announcementNotification = (announcement: Told, uid: string): Written => [
  announcementNotificationId(announcement.id, uid),
  notification(announcement, uid, 'announcement'),
];

/** Tells somebody who has seen an earlier version of the present one: one for each version and person. */
export const correctionNotification = (announcement: Told, uid: string): Written => [
  correctionNotificationId(announcement.id, announcement.version, uid),
  notification(announcement, uid, 'announcement-corrected'),
];

const notification = (
  { id, title }: Told,
  userId: string,
  type: Extract<Notification['type'], `announcement${string}`>,
): Omit<Notification, 'id' | 'createdAt'> & { createdAt: FieldValue } => ({
  // The school speaks, whoever of its staff wrote it: nobody is kept from hearing it by a block.
  ...{ userId, type, actorId: SYSTEM_AUTHOR, ...namedIn(type, brand.name) },
  ...{ link: announcementPath(id), postId: null, commentId: null, likeKey: null },
  ...{ read: false, emailed: false, createdAt: FieldValue.serverTimestamp() },
  event: null,
  title,
});
