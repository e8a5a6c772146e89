import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BackendError } from '@/backend/errors';
import type { JoinRequestInput } from '@/backend/ports/joining';
import { UPLOAD_LIMITS } from '@/domain/daily-limit';
import { TINY } from '@/domain/file-check/testing';
import { countedDay, dayAfter, rateCounterId } from '@/domain/rate-counter';
import { DAY_MS } from '@/domain/time';
import { requestOf } from '../../scripts/seed/store.ts';
import { waitUntilIdle } from '../functions/support/control.ts';
import { eventually } from '../functions/support/eventually.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, bucket, db, world } from './support/adapter.ts';
import { applicant, at, auditOf, storeRequests } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { joining } = backend;
const PDF = new File([TINY.pdf], 'Enrolment letter.pdf', { type: 'application/pdf' });

let school: TestSchool;
let parent: TestUser;

beforeEach(async () => {
  school = await world.school();
  parent = await world.newcomer({ firstName: 'Petra', lastName: 'Parent' });
  await as(parent);
});

const asking = (evidence: JoinRequestInput['evidence'] = null): JoinRequestInput => ({
  user: parent,
  school,
  evidence,
});
const requestPath = () => `pendingRequests/${parent.uid}_${school.id}`;
const documentsOf = (person: TestUser) => world.files(`proof-uploads/${person.uid}-`);

describe('a request to join', () => {
  test('is held with the parent’s name, and the school is on their list at once', async () => {
    await joining.request(asking());
    expect(await world.data(requestPath())).toEqual({
      userId: parent.uid,
      email: parent.email,
      emailConfirmed: true,
      firstName: 'Petra',
      lastName: 'Parent',
      formerName: null,
      schoolId: school.id,
      schoolName: school.name,
      inviteCode: null,
      proofPath: null,
      hasProof: false,
      requestedAt: expect.anything(),
      replacedAt: null,
      note: null,
      status: 'pending',
    });
    expect(await world.data(`users/${parent.uid}`)).toMatchObject({
      schoolIds: [school.id],
      schools: [{ schoolId: school.id, schoolName: school.name }],
      rejectedRequest: null,
      removedFrom: null,
      approvedSchools: [],
    });
  });

  test('takes the word of an earlier rejection and removal off the record', async () => {
    const gone = { schoolId: 'old', schoolName: 'Old', reason: 'No' };
    const again = await world.newcomer({
      rejectedRequest: { ...gone, rejectedAt: at(0) },
      removedFrom: { ...gone, removedAt: at(0) },
    });
    await as(again);
    await joining.request({ user: again, school, evidence: null });
    expect(await world.data(`users/${again.uid}`)).toMatchObject({
      rejectedRequest: null,
      removedFrom: null,
    });
  });

  test('keeps its code and its document, which nobody can link to', async () => {
    const fractions: number[] = [];
    await backend.schools.findCode(school.code);
    await joining.request(asking({ code: school.code, proof: PDF }), (done) => fractions.push(done));
    expect(fractions.at(-1)).toBe(1);
    const { inviteCode, proofPath } = (await world.data(requestPath())) ?? {};
    expect(inviteCode).toBe(school.code);
    expect(proofPath).toMatch(new RegExp(`^proof-uploads/${parent.uid}-\\d+-Enrolment-letter\\.pdf$`));
    const [metadata] = await bucket.file(proofPath).getMetadata();
    expect(metadata).toMatchObject({
      contentType: 'application/pdf',
      metadata: { uid: parent.uid, schoolId: school.id },
    });
    expect(await documentsOf(parent)).toEqual([proofPath]);
  });

  test('that is refused leaves no document behind', async () => {
    const other = await world.school();
    const refused = joining.request(asking({ code: other.code, proof: PDF }));
    expect(await codeOf(refused)).toBe('permission-denied');
    expect(await world.data(requestPath())).toBeNull();
    expect(await world.data(`users/${parent.uid}`)).toMatchObject({ schoolIds: [] });
    // Not waited for: nobody has to watch it go.
    await eventually(async () => expect(await documentsOf(parent)).toEqual([]));
  });

  test('with a document that is none is a refused file', async () => {
    const text = new File(['x'], 'letter.txt', { type: 'text/plain' });
    await backend.schools.findCode(school.code);
    expect(await codeOf(joining.request(asking({ code: school.code, proof: text })))).toBe('file-refused');
    expect(await world.data(requestPath())).toBeNull();
  });
});

describe('how often and how soon', () => {
  const refusal = (asked: Promise<unknown>) =>
    asked.then(
      () => null,
      (error: unknown) => error,
    );

  test('five schools a week may be asked, and the sixth at a time that is told', async () => {
    for (let count = 0; count < 5; count += 1) {
      const one = await world.school();
      await joining.request({ user: parent, school: one, evidence: null });
      await joining.withdraw(parent.uid, one.id);
    }
    const path = `joinRequestTimes/${parent.uid}`;
    const error = await refusal(joining.request(asking({ code: school.code, proof: PDF })));
    expect(error).toMatchObject({ code: 'resource-exhausted', retryAt: expect.any(Date) });
    expect(await documentsOf(parent)).toEqual([]);
    const { earlier } = (await world.data(path)) ?? {};
    const first = earlier.at(-1).toMillis();
    expect((error as { retryAt: Date }).retryAt.getTime()).toBe(first + 7 * DAY_MS);
    // A week after the first of them.
    const old = Timestamp.fromMillis(Date.now() - 7 * DAY_MS - 1000);
    await world.admin.db.doc(path).update({ earlier: [...earlier.slice(0, 3), old] });
    await joining.request(asking());
    expect((await world.data(path))?.earlier).toHaveLength(4);
  });

  test('a school that said no is asked again after a week, or when a reviewer lets one', async () => {
    await joining.request(asking());
    const [request] = await watching(joining.watchOwn, parent.uid).until((all) => all.length === 1);
    if (!request) throw new Error('There is one.');
    const reviewer = await world.moderator(school);
    await as(reviewer);
    await joining.reject(request, reviewer.uid, null);
    await as(parent);
    const error = await refusal(joining.request(asking({ code: school.code, proof: PDF })));
    expect(error).toMatchObject({ code: 'failed-precondition', retryAt: expect.any(Date) });
    expect(await documentsOf(parent)).toEqual([]);
    const seen = watching(joining.watchCooldown, parent.uid, school.id);
    expect(await seen.until((cooldown) => cooldown !== null)).toMatchObject({ liftedAt: null });

    await as(reviewer);
    const [cooldown, ...others] = await joining.cooldowns([school.id]);
    expect(others).toEqual([]);
    expect(cooldown).toMatchObject({ userId: parent.uid, firstName: 'Petra', lastName: 'Parent' });
    if (!cooldown) throw new Error('There is one.');
    await joining.liftCooldown(cooldown, reviewer.uid);
    // Twice does no harm.
    await joining.liftCooldown(cooldown, reviewer.uid);
    expect(await joining.cooldowns([school.id])).toEqual([]);
    const lifted = (await auditOf(parent.uid)).filter(({ action }) => action === 'lift-cooldown');
    expect(lifted).toMatchObject([{ actorId: reviewer.uid, schoolId: school.id }]);
    await as(parent);
    await joining.request(asking());
    expect(await world.data(requestPath())).not.toBeNull();
  });
});

describe('a day of documents', () => {
  test('has an end, which is said before anything is uploaded', async () => {
    const day = countedDay(new Date());
    await db.doc(`rateCounters/${rateCounterId(parent.uid, 'proofs', day)}`).set({
      count: UPLOAD_LIMITS.proofs,
      lastId: 'before',
      at: new Date(),
      expiresAt: dayAfter(day),
    });
    await backend.schools.findCode(school.code);
    const failure = await joining.request(asking({ code: school.code, proof: PDF })).then(
      () => null,
      (error: BackendError) => error,
    );
    expect(failure).toMatchObject({ code: 'daily-limit', retryAt: dayAfter(day) });
    expect(await documentsOf(parent)).toEqual([]);
  });
});

describe('one’s own requests', () => {
  test('are followed with every field, and are one’s own alone', async () => {
    const other = await world.newcomer();
    parent = await applicant(world, [school]);
    await as(parent);
    const proofPath = `proof-uploads/${parent.uid}-1700000000000-letter.pdf`;
    const metadata = { uid: parent.uid, schoolId: school.id };
    await world.storeFile({
      path: proofPath,
      type: 'application/pdf',
      bytes: Buffer.from(TINY.pdf),
      metadata,
    });
    const request = requestOf(parent, school, { inviteCode: school.code, proofPath });
    await storeRequests(request, requestOf(other, school));
    const watched = watching(joining.watchOwn, parent.uid);
    expect(await watched.until(() => true)).toEqual([request]);
    await joining.withdraw(parent.uid, school.id);
    expect(await watched.until((all) => all.length === 0)).toEqual([]);
    expect((await watching(joining.watchOwn, other.uid).failure()).code).toBe('permission-denied');
  });

  test('get another document, once a minute', async () => {
    await backend.schools.findCode(school.code);
    await joining.request(asking({ code: school.code, proof: PDF }));
    const [request] = await watching(joining.watchOwn, parent.uid).until((all) => all.length === 1);
    if (!request) throw new Error('There is one.');
    const photo = new File([TINY.png], 'photo.png', { type: 'image/png' });
    const fractions: number[] = [];
    await joining.replaceProof(request, photo, (done) => fractions.push(done));
    expect(fractions.at(-1)).toBe(1);
    const after = (await world.data(requestPath())) ?? {};
    expect(after.proofPath).toMatch(/-photo\.png$/);
    expect(after.replacedAt).not.toBeNull();
    expect({
      ...after,
      proofPath: null,
      replacedAt: null,
      requestedAt: request.requestedAt,
      id: request.id,
    }).toEqual({
      ...request,
      proofPath: null,
    });
    expect(await codeOf(joining.replaceProof(request, PDF))).toBe('permission-denied');
    expect(await world.data(requestPath())).toMatchObject({ proofPath: after.proofPath });
  });

  test('are marked once the address is confirmed, and not before', async () => {
    const { auth } = world.admin;
    await auth.updateUser(parent.uid, { emailVerified: false });
    await as(parent);
    await joining.request(asking());
    expect(await world.data(requestPath())).toMatchObject({ emailConfirmed: false });
    expect(await codeOf(joining.markAddressConfirmed(parent.uid))).toBe('failed-precondition');
    await auth.updateUser(parent.uid, { emailVerified: true });
    await as(parent);
    await joining.markAddressConfirmed(parent.uid);
    expect(await world.data(requestPath())).toMatchObject({ emailConfirmed: true });
    // Twice, and with nothing left to mark, does no harm.
    await joining.markAddressConfirmed(parent.uid);
    await joining.withdraw(parent.uid, school.id);
    await joining.markAddressConfirmed(parent.uid);
  });

  test('are taken back: gone, and the school off the lists; others stay', async () => {
    const second = await world.school();
    await joining.request(asking());
    // What functions make of it holds the record that the next one writes.
    await waitUntilIdle();
    await joining.request({ user: parent, school: second, evidence: null });
    await waitUntilIdle();
    await joining.withdraw(parent.uid, school.id);
    expect(await world.data(requestPath())).toBeNull();
    expect(await world.data(`pendingRequests/${parent.uid}_${second.id}`)).not.toBeNull();
    expect(await world.data(`users/${parent.uid}`)).toMatchObject({
      schoolIds: [second.id],
      schools: [{ schoolId: second.id }],
    });
    // Twice does no harm.
    await joining.withdraw(parent.uid, school.id);
  });

  test('stay as they were once they are decided', async () => {
    const member = await world.member(school);
    await as(member);
    await joining.withdraw(member.uid, school.id);
    expect(await world.data(`users/${member.uid}`)).toMatchObject({ schoolIds: [school.id], approved: true });
  });
});
