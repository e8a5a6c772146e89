import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Observer, Unsubscribe } from '@/backend/live';
import { DAILY_LIMITS } from '@/domain/daily-limit';
import { directoryEntry } from '@/domain/directory-entry';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { TINY } from '@/domain/file-check/testing';
import { countedDay, dayAfter, rateCounterId } from '@/domain/rate-counter';
import { requestOf } from '../../scripts/seed/store.ts';
import { waitUntilIdle } from '../functions/support/control.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, bucket, db, world } from './support/adapter.ts';
import { applicant, at, auditOf, several, storeGrant, storeRequests } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { joining } = backend;

const watchPending = (
  schoolIds: string[] | null,
  count: number,
  observer: Observer<PendingRequest[]>,
): Unsubscribe => joining.watchPending(schoolIds, count, observer);

let school: TestSchool;
let reviewer: TestUser;

beforeEach(async () => {
  school = await world.school('Maple Grove', 'Springfield');
  reviewer = await world.moderator(school);
  await as(reviewer);
});

/** A parent who asks for the school, and the request. */
async function waiting(fields: Partial<PendingRequest> = {}, wishes: Partial<TestUser> = {}) {
  const parent = await applicant(world, [school], wishes);
  const request = requestOf(parent, school, fields);
  await storeRequests(request);
  return { parent, request, path: `pendingRequests/${request.id}` };
}

describe('waiting requests', () => {
  test('are the first of the reviewer’s schools, as many as asked for', async () => {
    const [mine, foreign] = await Promise.all([world.school(), world.school()]);
    const both = await world.moderator([school, mine]);
    await as(both);
    const all = await Promise.all(
      several(5, async (index) =>
        requestOf(await world.newcomer(), index % 2 ? mine : school, { requestedAt: at(index) }),
      ),
    );
    // Whose address is not confirmed comes last, however early they asked.
    const last = requestOf(await world.newcomer(), school, { requestedAt: at(-2), emailConfirmed: false });
    await storeRequests(last);
    await storeRequests(
      ...all.toReversed(),
      requestOf(await world.newcomer(), foreign, { requestedAt: at(-1) }),
    );
    const schools = [school.id, mine.id];
    expect(await watching(watchPending, schools, 4).until(() => true)).toEqual(all.slice(0, 4));
    expect(await watching(watchPending, schools, 9).until(() => true)).toEqual([...all, last]);
    expect(await joining.countPending(schools)).toBe(6);
    expect((await watching(watchPending, [foreign.id], 4).failure()).code).toBe('permission-denied');
    expect(await codeOf(joining.countPending([foreign.id]))).toBe('permission-denied');
  });

  test('are asked for with a document or without one, and counted so', async () => {
    const parent = await world.newcomer();
    const proofPath = `proof-uploads/${parent.uid}-1700000000000-letter.pdf`;
    const metadata = { uid: parent.uid, schoolId: school.id };
    const bytes = Buffer.from(TINY.pdf);
    await world.storeFile({ path: proofPath, type: 'application/pdf', bytes, metadata });
    const documented = requestOf(parent, school, { proofPath });
    const bare = requestOf(await world.newcomer(), school);
    await storeRequests(documented, bare);
    const only = (hasProof: boolean) =>
      watching(
        (ids: string[] | null, count: number, observer: Observer<PendingRequest[]>) =>
          joining.watchPending(ids, count, observer, hasProof),
        [school.id],
        9,
      ).until(() => true);
    expect(await only(true)).toEqual([documented]);
    expect(await only(false)).toEqual([bare]);
    expect(await joining.countPending([school.id], true)).toBe(1);
    expect(await joining.countPending([school.id], false)).toBe(1);
    expect(await joining.countPending([school.id])).toBe(2);
  });

  test('come and go while they are followed', async () => {
    const [left, kept] = [watching(watchPending, [school.id], 9), watching(watchPending, [school.id], 9)];
    await Promise.all([left, kept].map((watched) => watched.until(() => true)));
    left.stop();
    const { request, path } = await waiting();
    expect(await kept.until((all) => all.length === 1)).toEqual([request]);
    await db.doc(path).delete();
    await kept.until((all) => kept.told.length > 2 && all.length === 0);
    expect(left.told).toEqual([[]]);
  });

  test('of no school are none, and of all schools an admin’s', async () => {
    expect(await watching(watchPending, [], 9).until(() => true)).toEqual([]);
    expect(await joining.countPending([])).toBe(0);
    await as(await world.newcomer({ isAdmin: true }));
    const { request } = await waiting();
    expect(await watching(watchPending, null, 1000).until(() => true)).toContainEqual(request);
    expect(await joining.countPending(null)).toBeGreaterThan(0);
  });
});

describe('who invited a parent', () => {
  test('is told by the grant of their open request', async () => {
    const member = await world.member(school, { firstName: 'Mia', lastName: 'Member' });
    const asked = async (inviteCode: string | null, inviterId?: string | null) => {
      const { parent, request } = await waiting({ inviteCode });
      if (inviterId !== undefined)
        await storeGrant({ userId: parent.uid, schoolId: school.id, code: 'a-code', inviterId });
      return joining.inviter(request);
    };
    expect(await asked(null)).toEqual({ kind: 'nobody' });
    expect(await asked('a-code', null)).toEqual({ kind: 'school' });
    expect(await asked('a-code', member.uid)).toEqual({ kind: 'member', name: 'Mia Member' });
    expect(await asked('a-code', 'former')).toEqual({ kind: 'former-member' });
    expect(await asked('a-code')).toEqual({ kind: 'code-gone' });
    expect(await asked('another-code', member.uid)).toEqual({ kind: 'code-gone' });
  });

  test('is told of no request for another school', async () => {
    const other = await world.school();
    const parent = await applicant(world, [other]);
    const request = requestOf(parent, other, { inviteCode: 'a-code' });
    await storeRequests(request);
    await storeGrant({ userId: parent.uid, schoolId: other.id, code: 'a-code', inviterId: null });
    expect(await codeOf(joining.inviter(request))).toBe('permission-denied');
  });
});

describe('an approval', () => {
  test('makes a member with an entry in directory and log, and says what became of the mail', async () => {
    const { parent, request, path } = await waiting({ inviteCode: school.code }, { bio: 'Baker' });
    expect(await joining.approve(request, reviewer.uid)).toEqual({ handled: true, mail: 'sent' });
    const user = await world.data(`users/${parent.uid}`);
    expect(user).toMatchObject({
      approved: true,
      approvedSchools: [school.id],
      selectedSchoolId: school.id,
      city: 'Springfield',
      schoolIds: [school.id],
    });
    const { joinedAt, ...entry } = (await world.data(`schools/${school.id}/members/${parent.uid}`)) ?? {};
    expect(entry).toEqual({ uid: parent.uid, ...directoryEntry(parent) });
    expect(joinedAt).toBeDefined();
    expect(await auditOf(parent.uid)).toEqual([
      {
        id: user?.lastAuditId,
        action: 'approve-request',
        actorId: reviewer.uid,
        targetId: parent.uid,
        schoolId: school.id,
        detail: null,
        subject: null,
        at: expect.anything(),
      },
    ]);
    expect(await world.data(path)).toBeNull();
  });

  test('of an address that nobody has confirmed says so on record', async () => {
    const { parent, request } = await waiting({ emailConfirmed: false });
    expect(await joining.approve(request, reviewer.uid)).toMatchObject({ handled: true });
    expect(await auditOf(parent.uid)).toMatchObject([{ detail: 'unconfirmed-address' }]);
    const { request: confirmed, path } = await waiting();
    await db.doc(path).update({ emailConfirmed: false });
    expect(await codeOf(joining.approve(confirmed, reviewer.uid))).toBe('aborted');
  });

  test('of a request somebody else has handled does nothing', async () => {
    const { parent, request, path } = await waiting();
    await db.doc(path).delete();
    expect(await joining.approve(request, reviewer.uid)).toEqual({ handled: false });
    expect(await world.data(`users/${parent.uid}`)).toMatchObject({ approved: false });
  });

  test('of a member takes the request that was left away', async () => {
    const member = await world.member(school);
    const request = requestOf(member, school);
    await storeRequests(request);
    expect(await joining.approve(request, reviewer.uid)).toEqual({ handled: false });
    expect(await world.data(`pendingRequests/${request.id}`)).toBeNull();
  });

  test('takes a request away whose parent has taken the school off their lists', async () => {
    const stranger = await world.newcomer();
    const approved = requestOf(stranger, school);
    await storeRequests(approved);
    expect(await joining.approve(approved, reviewer.uid)).toEqual({ handled: false });
    expect(await world.data(`pendingRequests/${approved.id}`)).toBeNull();
    await storeRequests(approved);
    expect(await joining.reject(approved, reviewer.uid, null)).toEqual({ handled: false });
    expect(await world.data(`pendingRequests/${approved.id}`)).toBeNull();
    expect(await world.data(`users/${stranger.uid}`)).toMatchObject({ approved: false });
  });

  test('is refused with the reason that only the backend knows', async () => {
    const { request } = await waiting({ proofPath: 'proof-uploads/new' });
    const seen = { ...request, proofPath: 'proof-uploads/old' };
    expect(await codeOf(joining.approve(seen, reviewer.uid))).toBe('document-replaced');
    const { parent: renamed, request: old } = await waiting();
    await db.doc(`users/${renamed.uid}`).update({ firstName: 'Eve' });
    expect(await codeOf(joining.approve(old, reviewer.uid))).toBe('name-changed');
    const { request: withRole } = await waiting({}, { isModerator: true });
    expect(await codeOf(joining.approve(withRole, reviewer.uid))).toBe('role-needs-admin');
    const { parent, request: orphan } = await waiting();
    await db.doc(`users/${parent.uid}`).delete();
    expect(await codeOf(joining.approve(orphan, reviewer.uid))).toBe('account-gone');
    expect(await codeOf(joining.reject(orphan, reviewer.uid, null))).toBe('account-gone');
  });

  test('of somebody with a role is an admin’s', async () => {
    const admin = await world.newcomer({ isAdmin: true });
    await as(admin);
    const { request } = await waiting({}, { isModerator: true });
    expect(await joining.approve(request, admin.uid)).toMatchObject({ handled: true });
  });

  test('in another school is refused', async () => {
    const { request } = await waiting();
    await as(await world.moderator(await world.school()));
    expect(await codeOf(joining.approve(request, reviewer.uid))).toBe('permission-denied');
  });
});

describe('a rejection', () => {
  test('takes the school off the list with the reason, on record', async () => {
    const { parent, request, path } = await waiting();
    expect(await joining.reject(request, reviewer.uid, 'Nobody knows you')).toEqual({ handled: true });
    const user = await world.data(`users/${parent.uid}`);
    expect(user).toMatchObject({
      schoolIds: [],
      schools: [],
      selectedSchoolId: null,
      approved: false,
      rejectedRequest: {
        schoolId: school.id,
        schoolName: school.name,
        reason: 'Nobody knows you',
        rejectedAt: expect.anything(),
      },
    });
    expect(await auditOf(parent.uid)).toMatchObject([
      { id: user?.lastAuditId, action: 'reject-request', actorId: reviewer.uid, schoolId: school.id },
    ]);
    expect(await world.data(path)).toBeNull();
    expect(await joining.reject(request, reviewer.uid, null)).toEqual({ handled: false });
  });
});

describe('clearing', () => {
  test('takes the request of an account that is gone away, on record', async () => {
    const { parent, request, path } = await waiting();
    await db.doc(`users/${parent.uid}`).delete();
    expect(await joining.clear(request, reviewer.uid)).toEqual({ handled: true });
    expect(await world.data(path)).toBeNull();
    expect(await auditOf(parent.uid)).toMatchObject([
      {
        id: `clear-request_${request.id}_${reviewer.uid}`,
        action: 'clear-request',
        actorId: reviewer.uid,
        schoolId: school.id,
      },
    ]);
    expect(await joining.clear(request, reviewer.uid)).toEqual({ handled: false });
  });

  test('is refused while there is an account', async () => {
    const { request, path } = await waiting();
    expect(await codeOf(joining.clear(request, reviewer.uid))).toBe('permission-denied');
    expect(await world.data(path)).not.toBeNull();
  });
});

const viewsOf = ({ uid }: TestUser) =>
  `rateCounters/${rateCounterId(uid, 'proofViews', countedDay(new Date()))}`;

test('a day has so many looks at documents', async () => {
  const parent = await applicant(world, [school]);
  const proofPath = `proof-uploads/${parent.uid}-1700000000000-letter.pdf`;
  const metadata = { uid: parent.uid, schoolId: school.id };
  await world.storeFile({ path: proofPath, type: 'application/pdf', bytes: Buffer.from(TINY.pdf), metadata });
  const request = requestOf(parent, school, { proofPath });
  await storeRequests(request);
  const day = countedDay(new Date());
  const used = { lastId: 'before', at: new Date(day), expiresAt: dayAfter(day) };
  await db.doc(viewsOf(reviewer)).set({ count: DAILY_LIMITS.proofViews, ...used });
  const refused = await joining.proof(request, reviewer.uid).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'daily-limit', retryAt: dayAfter(day) });
});

// Where it may be read it is fetched by the browser alone, and tried there (tests/browser/moderator.spec.ts).
test('the document of a request stays where it is when it would unpack itself on the reviewer’s device', async () => {
  const parent = await applicant(world, [school]);
  const proofPath = `proof-uploads/${parent.uid}-1700000000000-letter.pdf`;
  const metadata = { uid: parent.uid, schoolId: school.id };
  await world.storeFile({ path: proofPath, type: 'application/pdf', bytes: Buffer.from(TINY.pdf), metadata });
  // Once the functions have looked at it: they could not unpack it any more.
  await waitUntilIdle();
  await bucket.file(proofPath).setMetadata({ contentEncoding: 'gzip' });
  const request = requestOf(parent, school, { proofPath });
  await storeRequests(request);
  expect(await codeOf(joining.proof(request, reviewer.uid))).toBe('file-damaged');
  const digest = createHash('sha256').update(proofPath).digest('hex');
  const entry = await world.data(`auditLog/view-proof_${request.id}_${digest}_${reviewer.uid}`);
  expect(entry).toEqual({
    action: 'view-proof',
    actorId: reviewer.uid,
    targetId: parent.uid,
    schoolId: school.id,
    detail: digest,
    subject: null,
    at: expect.anything(),
  });
  // A second look is none that the record would tell from the first, nor counted.
  expect(await codeOf(joining.proof(request, reviewer.uid))).toBe('file-damaged');
  expect(await world.data(viewsOf(reviewer))).toMatchObject({ count: 1 });
  const elsewhere = await world.moderator(await world.school());
  await as(elsewhere);
  expect(await codeOf(joining.proof(request, elsewhere.uid))).toBe('permission-denied');
  expect(await world.data(`auditLog/view-proof_${request.id}_${digest}_${elsewhere.uid}`)).toBeNull();
});
