import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { AnnouncementTally } from '@/domain/entities/announcement';
import type { Notification } from '@/domain/entities/community';
import type { User } from '@/domain/entities/user';
import { type AnnouncementInput, newAnnouncement } from '@/domain/inputs/announcement';
import { db, document } from './admin.ts';
import { createListed } from './moderation.ts';
import { createSchool, type TestSchool } from './people.ts';
import { notificationsOf } from './posts.ts';

/** An announcement as the client of its author writes it. */
export async function createAnnouncement(
  { uid: userId }: User,
  school: TestSchool,
  input: Partial<AnnouncementInput> = {},
): Promise<string> {
  const { id, ...announcement } = newAnnouncement({
    id: `${school.id}_${randomUUID()}`,
    ...{ schoolId: school.id, userId },
    input: { title: 'The gate', text: 'It stays shut.', asksAcknowledgement: true, ...input },
  });
  const now = Timestamp.now();
  await db.doc(`announcements/${id}`).create({ ...announcement, createdAt: now, publishedAt: now });
  return id;
}

/** Other words for it, as a client writes them. */
export const correct = (id: string, by: User, version: number, words: Partial<AnnouncementInput>) =>
  db.doc(`announcements/${id}`).update({
    ...words,
    ...{ version, publishedAt: FieldValue.serverTimestamp() },
    ...{ correctedAt: FieldValue.serverTimestamp(), correctedBy: by.uid },
  });

export const withdraw = (id: string, by: User) =>
  db.doc(`announcements/${id}`).update({ withdrawnAt: FieldValue.serverTimestamp(), withdrawnBy: by.uid });

/** What a parent has seen of it, as their client writes it. */
export const see = (id: string, parent: User, school: TestSchool, seenVersion = 1, acknowledgedVersion = 0) =>
  db.doc(`announcements/${id}/reads/${parent.uid}`).set({
    ...{ userId: parent.uid, schoolId: school.id, seenVersion, acknowledgedVersion },
    seenAt: FieldValue.serverTimestamp(),
    acknowledgedAt: acknowledgedVersion > 0 ? FieldValue.serverTimestamp() : null,
  });

/** What staff read of how many have seen it, as numbers alone. */
export async function readTally(id: string): Promise<number[] | undefined> {
  const tally = (await document(`announcementTallies/${id}`)) as AnnouncementTally | undefined;
  return tally && [tally.seen, tally.seenLatest, tally.acknowledged, tally.acknowledgedLatest];
}

/** What somebody was told of announcements: kind, title, and whether it is read. */
export async function told({ uid }: User): Promise<[Notification['type'], string | undefined, boolean][]> {
  const all = (await notificationsOf(uid)) as Notification[];
  return all
    .filter(({ type }) => type.startsWith('announcement'))
    .map(({ type, title, read }) => [type, title, read]);
}

/** A school with two moderators and two parents. */
export async function arrange() {
  const school = await createSchool();
  const mo = await createListed(school, { isModerator: true, firstName: 'Mo' });
  const otherMo = await createListed(school, { isModerator: true, firstName: 'Olga' });
  const [ana, ben] = [await createListed(school), await createListed(school)];
  return { school, mo, otherMo, ana, ben };
}
