import type { Notification } from '@/domain/entities/community';
import type { NotificationSettings } from '@/domain/entities/notification-settings';
import { db } from '../platform/app';
import { type Reader, readChoices } from './choices';
import { type Delivery, decide } from './decide';

/** A notification that its receiver is still to be told of outside of the app, and how, as it is decided now. */
export interface Wanted {
  notification: Notification;
  delivery: Delivery;
  settings: NotificationSettings;
}

/**
 * What of written notifications is still to be told on devices and by mail. Asked at the moment of sending, as hours may lie
 * between: what was read meanwhile, is of a school that its receiver has left, or is silenced by now is told no more.
 * @param reader a transaction, where what it decides is to hold until something else is written
 */
export async function stillWanted(
  all: readonly Notification[],
  at: Date,
  reader: Reader = db,
): Promise<Wanted[]> {
  const unread = all.filter(({ read }) => !read);
  const choices = await readChoices(
    unread.map(({ userId, postId, schoolId = null, groupId = null }) => ({
      userId,
      postId,
      schoolId,
      groupId,
    })),
    reader,
    at,
  );
  return unread.flatMap((notification, index) => {
    const chosen = choices[index];
    if (!chosen) return [];
    const delivery = decide({ ...chosen, type: notification.type, now: at });
    return [{ notification, delivery, settings: chosen.settings }];
  });
}
