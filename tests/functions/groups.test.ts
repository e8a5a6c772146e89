import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { newGroupMembership } from '@/domain/entities/group';
import { newGroup } from '@/domain/entities/new-group';
import { groupMembershipId } from '@/domain/ids';
import { db } from './support/admin.ts';
import { deliveringAgain, waitUntilIdle } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { appeal, caseOf, createGroup, createListed, decideAppeal, moderate } from './support/moderation.ts';
import { createSchool } from './support/people.ts';
import { postOf } from './support/posts.ts';
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

describe('when something was last posted', () => {
  const MINUTE = 60_000;
  const NOON = Date.parse('2026-03-02T12:00:00Z');

  /** A group with its founder, and the way to post in it some minutes after noon. */
  async function arrange() {
    const school = await createSchool();
    const founder = await createListed(school);
    const groupId = await createGroup(founder, school);
    const group = db.doc(`groups/${groupId}`);
    const post = async (minutes: number, into: string | null = groupId, of = school) => {
      const { id, ...data } = postOf(founder, of, { groupId: into });
      const createdAt = Timestamp.fromMillis(NOON + minutes * MINUTE);
      await db.doc(`posts/${id}`).create({ ...data, createdAt });
      return id;
    };
    /** Minutes after noon; null as long as nothing was posted. */
    const lastPost = async () => {
      const at = (await group.get()).get('lastPostAt') as Timestamp | null;
      return at && (at.toMillis() - NOON) / MINUTE;
    };
    const isLast = (minutes: number | null) =>
      afterAllEvents(async () => expect(await lastPost()).toBe(minutes));
    return { school, founder, group, post, isLast };
  }

  test('is nothing at first, then the first post, and after a whole hour the next', async () => {
    const { post, isLast } = await arrange();
    await isLast(null);
    await post(0);
    await isLast(0);
    await post(59);
    await isLast(0);
    await post(60);
    await isLast(60);
  });

  test('is written once an hour, however many post and however often events come', async () => {
    const { group, post, isLast } = await arrange();
    await post(0);
    await isLast(0);
    const { updateTime } = await group.get();
    await deliveringAgain('created', 2, () => Promise.all([1, 2, 3, 4, 5].map((minute) => post(minute))));
    await isLast(0);
    expect((await group.get()).updateTime).toEqual(updateTime);
  });

  test('never goes back when an earlier event comes late', async () => {
    const { post, isLast } = await arrange();
    await failingFirst('functions.invoke', 1, () => post(0));
    await post(90);
    await afterAllRetries(() => isLast(90));
  });

  test('stays when that post is deleted', async () => {
    const { post, isLast } = await arrange();
    const id = await post(0);
    await isLast(0);
    await db.doc(`posts/${id}`).delete();
    await isLast(0);
  });

  test('is not told by a post that is out of sight, until it is back', async () => {
    const { school, founder, post, isLast } = await arrange();
    const [first, second] = [
      await createListed(school, { isModerator: true }),
      await createListed(school, { isModerator: true }),
    ];
    let id = '';
    await failingFirst('functions.invoke', 1, async () => {
      id = await post(0);
    });
    const target = { kind: 'post', id, schoolId: school.id } as const;
    await moderate(first, target, { act: 'hide' });
    await afterAllRetries(() => isLast(null));
    const { id: caseId } = await caseOf(target);
    await appeal(founder, caseId);
    await decideAppeal(second, caseId, 'overturned');
    await isLast(0);
  });

  test('is not told by the school’s feed, by another school, or of a group that is none', async () => {
    const { post, isLast } = await arrange();
    await post(0, null);
    await post(0, undefined, await createSchool());
    await post(0, randomUUID());
    await post(0, 'no/path');
    await afterAllRetries(() => isLast(null));
  });
});
