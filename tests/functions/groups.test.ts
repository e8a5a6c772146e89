import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { newGroup, newGroupMembership } from '@/domain/entities/community';
import { groupMembershipId } from '@/domain/ids';
import { db } from './support/admin.ts';
import { deliveringAgain, waitUntilIdle } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { createSchool } from './support/people.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

/** A group with its first member, as a client founds it. */
async function found() {
  const school = await createSchool();
  const [groupId, founder] = [randomUUID(), `founder-${randomUUID()}`];
  const group = newGroup({
    groupId,
    name: 'Chess',
    description: '',
    createdBy: founder,
    schoolId: school.id,
  });
  const at = (uid: string) => db.doc(`groupMemberships/${groupMembershipId(uid, groupId)}`);
  const membership = (uid: string) => ({
    ...newGroupMembership(uid, group),
    joinedAt: FieldValue.serverTimestamp(),
  });
  const batch = db.batch();
  batch.set(db.doc(`groups/${groupId}`), { ...group, createdAt: FieldValue.serverTimestamp() });
  batch.set(at(founder), membership(founder));
  await batch.commit();
  await waitUntilIdle();
  const join = (uid: string) => at(uid).set(membership(uid));
  const leave = (uid: string) => at(uid).delete();
  const memberCount = async () => (await db.doc(`groups/${groupId}`).get()).get('memberCount');
  return { groupId, founder, join, leave, memberCount };
}

const people = (count: number) => Array.from({ length: count }, (_, index) => `parent-${index}`);

test('a group begins with one member, and has as many as join and stay', async () => {
  const { founder, join, leave, memberCount } = await found();
  expect(await memberCount()).toBe(1);
  await join('ben');
  await afterAllEvents(async () => expect(await memberCount()).toBe(2));
  await leave(founder);
  await afterAllEvents(async () => expect(await memberCount()).toBe(1));
  await leave('ben');
  await afterAllEvents(async () => expect(await memberCount()).toBe(0));
});

test('twenty who join at once, each event twice, are twenty', async () => {
  const { join, memberCount } = await found();
  await deliveringAgain('created', 2, () => Promise.all(people(20).map(join)));
  await afterAllEvents(async () => expect(await memberCount()).toBe(21));
});

test('those who leave at once, each event twice, are gone once', async () => {
  const { join, leave, memberCount } = await found();
  await Promise.all(people(6).map(join));
  await afterAllEvents(async () => expect(await memberCount()).toBe(7));
  await deliveringAgain('deleted', 2, () => Promise.all(people(4).map(leave)));
  await afterAllEvents(async () => expect(await memberCount()).toBe(3));
});

test('an event that comes after what happened since says how it is by then', async () => {
  const { join, leave, memberCount } = await found();
  await failingFirst('functions.invoke', 1, () => join('ben'));
  await leave('ben');
  await join('cleo');
  await join('dan');
  await afterAllRetries(async () => expect(await memberCount()).toBe(3));
});

test('a number that somebody made up is put right by the next who joins', async () => {
  const { groupId, join, memberCount } = await found();
  await db.doc(`groups/${groupId}`).update({ memberCount: 1_000_000 });
  await join('ben');
  await afterAllEvents(async () => expect(await memberCount()).toBe(2));
});

test('a membership of no group is done with', async () => {
  const groupId = randomUUID();
  await db.doc(`groupMemberships/ben_${groupId}`).set({ userId: 'ben', groupId, schoolId: 'none' });
  await db.doc('groupMemberships/odd').set({ groupId: 7 });
  await afterAllRetries(async () => expect((await db.doc(`groups/${groupId}`).get()).exists).toBe(false));
});
