import { beforeEach, describe, expect, test } from 'vitest';
import { EVENT_DISCUSSIONS } from '@/domain/entities/post';
import { newReferral } from '@/domain/entities/referral';
import { eventDiscussionId } from '@/domain/event-discussion';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, db, world } from './support/adapter.ts';
import { at, auditOf, later, postOf, several, storePosts, unique } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const port = await backend.admin();

let school: TestSchool;
let admin: TestUser;

beforeEach(async () => {
  school = await world.school();
  admin = await world.newcomer({ isAdmin: true });
  await as(admin);
});

const ALL = { schoolId: null, role: null };
const record = (uid: string) => world.data(`users/${uid}`);

describe('accounts', () => {
  test('are listed newest first, twenty-five on a page', async () => {
    const all = await Promise.all(several(27, (index) => world.newcomer({ createdAt: later(index) })));
    const first = await port.users('', null, ALL);
    const uids = all.toReversed().map(({ uid }) => uid);
    expect(first.items.map(({ uid }) => uid)).toEqual(uids.slice(0, 25));
    const { password: _password, ...newest } = all.at(-1) as TestUser;
    expect(first.items[0]).toEqual(newest);
    const second = await port.users('  ', first.next, ALL);
    expect(second.items.slice(0, 2).map(({ uid }) => uid)).toEqual(uids.slice(25));
  });

  test('are found by name, by address and without accents, sorted by name', async () => {
    const name = `X${unique()}`;
    const found = await Promise.all([
      world.newcomer({ firstName: 'Zoe', lastName: name }),
      world.newcomer({ firstName: 'Ann', lastName: name }),
      world.newcomer({ firstName: name, lastName: 'Abel' }),
      world.member(school, { firstName: 'Bea', lastName: `${name}é` }),
    ]);
    const [zoe, ann, abel, bea] = found.map(({ uid }) => uid);
    const uidsOf = async (typed: string) => (await port.users(typed, null, ALL)).items.map(({ uid }) => uid);
    expect(await uidsOf(name)).toEqual([abel, ann, zoe, bea]);
    expect(await uidsOf(` ${name.toLowerCase()}e`)).toEqual([bea]);
    expect(await uidsOf(`zoe ${name}`)).toEqual([zoe]);
    expect(await uidsOf(found[0]?.email.toUpperCase() ?? '')).toEqual([zoe]);
    expect(await port.users(name, null, ALL)).toMatchObject({ next: null, more: false });
  });

  test('are those of a school or of a role, also both', async () => {
    const other = await world.school();
    const wishes = { createdAt: later(1) };
    const [parent, staff, both] = await Promise.all([
      world.member(other, wishes),
      world.moderator(other, { ...wishes, createdAt: later(2) }),
      world.member([school, other], { ...wishes, createdAt: later(3), isAdmin: true }),
    ]);
    const uidsOf = async (filter: Parameters<typeof port.users>[2]) =>
      (await port.users('', null, filter)).items.map(({ uid }) => uid);
    expect(await uidsOf({ schoolId: other.id, role: null })).toEqual(
      [both, staff, parent].map(({ uid }) => uid),
    );
    expect(await uidsOf({ schoolId: other.id, role: 'isModerator' })).toEqual([staff.uid]);
    expect(await uidsOf({ schoolId: null, role: 'isAdmin' })).toContain(both.uid);
    expect(await uidsOf({ schoolId: null, role: 'isAdmin' })).not.toContain(parent.uid);
  });

  test('of which there are more than are read say so', async () => {
    const name = `X${unique()}`;
    await Promise.all(several(26, (index) => world.newcomer({ firstName: name, lastName: `L${index}` })));
    const { items, more } = await port.users(name, null, ALL);
    expect([items.length, more]).toEqual([25, true]);
  });

  test('are followed one by one', async () => {
    const user = await world.newcomer();
    const watched = watching(port.watchUser, user.uid);
    expect(await watched.until(() => true)).toMatchObject({ uid: user.uid, createdAt: user.createdAt });
    expect(await watching(port.watchUser, 'nobody').until(() => true)).toBeNull();
  });

  test('with referrals come most first', async () => {
    const some = await Promise.all(
      several(27, async (index) => {
        const user = await world.newcomer();
        await world.referral(user.uid, { referralCount: 1_000_000 + index });
        return user;
      }),
    );
    // Whose account is gone has nobody to send a gift to.
    await world.referral('nobody', { referralCount: 2_000_000 });
    const uids = some.toReversed().map(({ uid }) => uid);
    const first = await port.referrers(null);
    expect(first.items).toHaveLength(24);
    const second = await port.referrers(first.next);
    expect(first.items[0]).toMatchObject({ lastName: some.at(-1)?.lastName, email: some.at(-1)?.email });
    const counts = [...first.items, ...second.items].map(({ referral }) => referral.referralCount);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.every((count) => count > 0)).toBe(true);
    expect([...first.items, ...second.items].map(({ uid }) => uid)).toEqual(expect.arrayContaining(uids));
    await Promise.all(['nobody', ...uids].map((uid) => db.doc(`referrals/${uid}`).delete()));
  });

  test('are refused to parents', async () => {
    await as(await world.member(school));
    expect(await codeOf(port.users('', null, ALL))).toBe('permission-denied');
    expect(await codeOf(port.users('ann', null, ALL))).toBe('permission-denied');
    expect(await codeOf(port.referrers(null))).toBe('permission-denied');
    expect(await codeOf(port.referral(admin.uid))).toBe('permission-denied');
  });
});

describe('a privileged act', () => {
  test('gives and takes a role, each on record, and none that is so already', async () => {
    const user = await world.member(school);
    await port.setRole(user, 'isModerator', true, admin.uid);
    await port.setRole(user, 'isModerator', true, admin.uid);
    const { lastAuditId } = (await record(user.uid)) ?? {};
    expect(await auditOf(user.uid)).toEqual([
      {
        id: lastAuditId,
        action: 'set-moderator',
        actorId: admin.uid,
        targetId: user.uid,
        schoolId: null,
        detail: 'true',
        subject: null,
        at: expect.anything(),
      },
    ]);
    expect(await record(user.uid)).toMatchObject({ isModerator: true, isAdmin: false });
    await port.setRole(user, 'isAdmin', true, admin.uid);
    await port.setRole(user, 'isModerator', false, admin.uid);
    expect(await record(user.uid)).toMatchObject({ isModerator: false, isAdmin: true });
    const acts = (await auditOf(user.uid)).map((one) => Object(one));
    expect(acts.map(({ action, detail }) => `${action} ${detail}`).sort()).toEqual([
      'set-admin true',
      'set-moderator false',
      'set-moderator true',
    ]);
  });

  test('on an account that is gone is not found, and by somebody who is no admin any more denied', async () => {
    const user = await world.member(school);
    expect(await codeOf(port.setRole({ ...user, uid: 'gone' }, 'isModerator', true, admin.uid))).toBe(
      'not-found',
    );
    await db.doc(`users/${admin.uid}`).update({ isAdmin: false });
    expect(await codeOf(port.setRole(user, 'isAdmin', true, admin.uid))).toBe('permission-denied');
    expect(await record(user.uid)).toMatchObject({ isAdmin: false });
  });

  test('makes an admin a moderator, once', async () => {
    await port.becomeModerator(admin);
    await port.becomeModerator(admin);
    expect(await record(admin.uid)).toMatchObject({ isModerator: true });
    expect(await auditOf(admin.uid)).toMatchObject([
      { action: 'set-moderator', detail: 'true', actorId: admin.uid },
    ]);
  });

  test('issues a gift once', async () => {
    const { uid } = await world.member(school);
    expect(await port.referral(uid)).toEqual(newReferral(uid));
    expect(await codeOf(port.issueGift(uid, admin.uid))).toBe('not-found');
    await world.referral(uid, { rewardEligible: true, referralCount: 3 });
    await port.issueGift(uid, admin.uid);
    await port.issueGift(uid, admin.uid);
    expect(await port.referral(uid)).toMatchObject({ giftIssued: true, referralCount: 3 });
    expect(await auditOf(uid)).toMatchObject([{ action: 'issue-gift', detail: null, schoolId: null }]);
  });
});

describe('removing a member', () => {
  test('takes the school, the entry and the last role, and gives the reason', async () => {
    const user = await world.moderator(school);
    await port.removeMember(user, school.id, admin.uid, 'Moved away');
    expect(await record(user.uid)).toMatchObject({
      approved: false,
      approvedSchools: [],
      schoolIds: [],
      schools: [],
      selectedSchoolId: null,
      isModerator: false,
      removedFrom: {
        schoolId: school.id,
        schoolName: school.name,
        reason: 'Moved away',
        removedAt: expect.anything(),
      },
    });
    expect(await world.data(`schools/${school.id}/members/${user.uid}`)).toBeNull();
    expect(await auditOf(user.uid)).toMatchObject([
      { action: 'remove-member', schoolId: school.id, detail: null },
    ]);
  });

  test('leaves another school, and the role in it', async () => {
    const other = await world.school();
    const user = await world.moderator([school, other]);
    await port.removeMember(user, school.id, admin.uid, null);
    expect(await record(user.uid)).toMatchObject({
      approved: true,
      approvedSchools: [other.id],
      selectedSchoolId: other.id,
      isModerator: true,
      removedFrom: { reason: null },
    });
    expect(await world.data(`schools/${other.id}/members/${user.uid}`)).not.toBeNull();
    // Gone already: nothing is left to do.
    await port.removeMember(user, school.id, admin.uid, 'Again');
    expect(await auditOf(user.uid)).toHaveLength(1);
  });
});

describe('deleting all posts of somebody', () => {
  test('takes those of the school, groups too, each on record, and tells how far it is', async () => {
    const author = await world.member(school);
    // They come in the order of their ids: five in front of the discussion, five behind it.
    const mine = several(10, (index) =>
      postOf(author, school.id, {
        id: `${index < 5 ? 'a' : 'z'}${unique()}`,
        createdAt: at(index),
        groupId: index ? null : 'g',
      }),
    );
    const others = [
      postOf(author, (await world.school()).id),
      postOf(await world.member(school), school.id),
      // Between those that go: what others say about an event stays there.
      postOf(author, school.id, { id: eventDiscussionId('a'), groupId: EVENT_DISCUSSIONS }),
    ];
    await storePosts([...mine, ...others]);
    const progress: number[] = [];
    // A post that can't be read keeps none of the others there.
    await db.doc(`posts/${mine[0]?.id}`).update({ searchTokens: [1] });
    const deleted = await port.deletePostsOf({ uid: author.uid, schoolId: school.id }, admin.uid, (count) =>
      progress.push(count),
    );
    expect([deleted, progress]).toEqual([10, [7, 10]]);
    for (const { id } of mine) {
      expect(await world.data(`posts/${id}`)).toBeNull();
      expect(await world.data(`auditLog/delete-post_${id}`)).toMatchObject({
        action: 'delete-post',
        actorId: admin.uid,
        targetId: id,
        schoolId: school.id,
        detail: null,
        subject: { authorId: author.uid, excerpt: 'Hello' },
      });
    }
    for (const { id } of others) expect(await world.data(`posts/${id}`)).not.toBeNull();
  });
});
