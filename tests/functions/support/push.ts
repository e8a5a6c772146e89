import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import {
  DEFAULT_SETTINGS,
  type MailChoice,
  type NotificationSettings,
} from '@/domain/entities/notification-settings';
import type { User } from '@/domain/entities/user';
import { NOTIFICATION_KINDS, type NotificationKind } from '@/domain/notification-kinds';
import type { FakeDevice, PushServer } from '../../support/push-server.ts';
import { db } from './admin.ts';
import type { TestSchool } from './people.ts';

/** Registers a browser of somebody at a push service. */
export async function register(server: PushServer, { uid }: User, slot = '0'): Promise<FakeDevice> {
  const device = server.device();
  const { endpoint, keys } = device;
  const at = Timestamp.now();
  await db.doc(`users/${uid}/devices/${slot}`).set({
    ...{ endpoint, keys, label: 'Chrome · Android', createdAt: at, seenAt: at },
  });
  return device;
}

/** Stores how somebody wants to be told: at any hour, unless a test says otherwise. */
export const choose = ({ uid }: User, fields: Partial<NotificationSettings> = {}) =>
  db.doc(`users/${uid}/settings/notifications`).set({ ...DEFAULT_SETTINGS, quietHours: null, ...fields });

/** Choices of who wants these kinds by mail so, and all else as at the beginning. */
export const mailed = (
  choices: Partial<Record<NotificationKind, MailChoice>>,
): Pick<NotificationSettings, 'kinds'> => ({
  kinds: Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => {
      const channels = DEFAULT_SETTINGS.kinds[kind];
      return [kind, { ...channels, mail: choices[kind] ?? channels.mail }];
    }),
  ) as NotificationSettings['kinds'],
});

/** The hours around a moment, by the clocks of UTC. */
export const nightAround = (at = Date.now()): Pick<NotificationSettings, 'quietHours' | 'timeZone'> => {
  const hour = new Date(at).getUTCHours();
  return { quietHours: { from: (hour + 23) % 24, to: (hour + 2) % 24 }, timeZone: 'Etc/UTC' };
};

export const notificationRef = (id: string) => db.doc(`notifications/${id}`);

/** Writes what functions write of a comment on somebody's post. */
export async function tell(
  { uid }: User,
  school: TestSchool | null,
  fields: Partial<Notification> & { mail?: MailChoice; toldAt?: Timestamp } = {},
): Promise<string> {
  const { id = `comment_${randomUUID()}`, ...rest } = fields;
  await notificationRef(id).set({
    ...{ userId: uid, type: 'comment', actorId: 'ben', actorName: 'Ben Okoro' },
    ...{ message: 'Ben Okoro commented on your post.', link: '/post/p1', postId: 'p1', commentId: 'c1' },
    ...{ read: false, emailed: false, likeKey: null, event: null, createdAt: Timestamp.now() },
    ...{ schoolId: school?.id ?? null, pushAt: Timestamp.now(), version: 1 },
    ...{ mail: 'off', toldAt: Timestamp.now() },
    ...rest,
  });
  return id;
}

export const readAt = async (path: string) => (await db.doc(path).get()).data();
