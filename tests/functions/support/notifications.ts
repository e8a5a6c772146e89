import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import {
  type Channels,
  DEFAULT_SETTINGS,
  type NotificationSettings,
} from '@/domain/entities/notification-settings';
import type { User } from '@/domain/entities/user';
import type { NotificationKind } from '@/domain/notification-kinds';
import { silenceId } from '@/domain/silence';
import { db } from './admin.ts';
import { createMember, createSchool } from './people.ts';
import { createComment, createPost, notificationsOf } from './posts.ts';

/** A post, and three parents beside its author. */
export async function arrangePost(fields: Parameters<typeof createPost>[2] = {}) {
  const school = await createSchool();
  const author = await createMember(school, { firstName: 'Ada', lastName: 'Author' });
  const [ana, ben, cleo] = [
    await createMember(school, { firstName: 'Ana', lastName: 'A' }),
    await createMember(school, { firstName: 'Ben', lastName: 'B' }),
    await createMember(school, { firstName: 'Cleo', lastName: 'C' }),
  ];
  const postId = await createPost(author, school, fields);
  return { school, author, ana, ben, cleo, postId };
}

/** The only notification that somebody has of a type. */
export async function onlyOf({ uid }: User, type: string): Promise<Record<string, unknown>> {
  const [only, ...more] = (await notificationsOf(uid)).filter((one) => one.type === type);
  if (!only || more.length > 0) throw new Error(`${more.length + (only ? 1 : 0)} of ${type} instead of one.`);
  return only;
}

export const typesOf = async ({ uid }: User) => (await notificationsOf(uid)).map(({ type }) => type);

export const markRead = (notification: Record<string, unknown>) =>
  db.doc(`notifications/${String(notification.id)}`).update({ read: true });

/** What a parent has chosen of one kind, and besides. */
export const choose = (
  { uid }: User,
  kind: NotificationKind,
  channels: Partial<Channels>,
  more: Partial<NotificationSettings> = {},
) =>
  db.doc(`users/${uid}/settings/notifications`).set({
    ...{ ...DEFAULT_SETTINGS, quietHours: null, ...more },
    kinds: { ...DEFAULT_SETTINGS.kinds, [kind]: { ...DEFAULT_SETTINGS.kinds[kind], ...channels } },
  });

export const silence = ({ uid }: User, kind: 'post' | 'group', id: string, until: Date | null = null) =>
  db.doc(`users/${uid}/silenced/${silenceId(kind, id)}`).set({ until, createdAt: Timestamp.now() });

export const block = ({ uid }: User, { uid: targetId }: User) =>
  db.doc(`users/${uid}/hiddenItems/blocked_${targetId}`).set({ kind: 'blocked', targetId, label: 'X' });

export const comment = (postId: string, by: User, content = 'Nice', replyTo: string | null = null) =>
  createComment(postId, by, content, randomUUID(), { replyTo });
