import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Invite } from '@/domain/entities/outreach';
import { newReferral } from '@/domain/entities/referral';
import { mailTo } from '../functions/support/mail.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, db, world } from './support/adapter.ts';
import { at, several } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { invites } = backend;

let school: TestSchool;
let me: TestUser;
let code: string;

beforeEach(async () => {
  school = await world.school('Maple Grove');
  me = await world.member(school);
  code = `${school.id}-mine`;
  await db
    .doc(`inviteCodes/${code}`)
    .set({ code, userId: me.uid, schoolId: school.id, schoolName: school.name });
  await world.referral(me.uid, { codes: { [school.id]: code }, approved: true });
  await as(me);
});

const input = (recipientEmail: string) => ({
  recipientEmail,
  inviteCode: code,
  requestId: randomUUID(),
  resend: false,
});

describe('one’s own codes and referrals', () => {
  test('are followed, are null until there are any, and refused of somebody else', async () => {
    const watched = watching(invites.watchReferral, me.uid);
    const own = { ...newReferral(me.uid), codes: { [school.id]: code }, approved: true };
    expect(await watched.until(() => true)).toEqual(own);
    await db.doc(`referrals/${me.uid}`).update({ referralCount: 2 });
    expect(await watched.until((now) => now?.referralCount === 2)).toEqual({ ...own, referralCount: 2 });
    await db.doc(`referrals/${me.uid}`).delete();
    await watched.until((now) => now === null);
    const other = await world.moderator(school);
    await as(other);
    expect((await watching(invites.watchReferral, me.uid).failure()).code).toBe('permission-denied');
  });
});

describe('an invite', () => {
  test('is mailed, and on the list with every field', async () => {
    const email = world.freshEmail();
    const watched = watching(invites.watchMine, me.uid);
    expect(await watched.until(() => true)).toEqual([]);
    expect(await invites.send(input(email))).toEqual({ status: 'sent' });
    expect((await mailTo(email)).subject).toContain('invites you to Maple Grove');
    const [mine] = await watched.until((all) => all.length === 1);
    expect(mine).toEqual({
      id: expect.stringContaining(`${me.uid}_`),
      email,
      fromUserId: me.uid,
      schoolId: school.id,
      code,
      createdAt: expect.any(Date),
      sentAt: expect.any(Date),
      joined: false,
    });
    expect(await invites.send(input(email))).toEqual({ status: 'already-invited' });
  });

  test('is refused with the word of the server', async () => {
    expect(await codeOf(invites.send(input('nobody')))).toBe('invalid-argument');
    const foreign = { ...input(world.freshEmail()), inviteCode: (await world.school()).code };
    expect(await codeOf(invites.send(foreign))).toBe('failed-precondition');
    await backend.auth.signOut();
    expect(await codeOf(invites.send(input(world.freshEmail())))).toBe('unauthenticated');
  });

  test('can be declined for good by its token, and by no other', async () => {
    const email = world.freshEmail();
    await invites.send(input(email));
    const { text } = await mailTo(email);
    const token = /unsubscribe\S*[?&]token=([^\s&]+)/.exec(text ?? '')?.[1] ?? '';
    await invites.unsubscribe(token);
    const other = await invites.send({ ...input(email), resend: true });
    expect(other).toEqual({ status: 'unsubscribed' });
    expect(await codeOf(invites.unsubscribe('no-token'))).toBe('not-found');
  });
});

describe('one’s own invites', () => {
  test('are the newest two hundred, newest first', async () => {
    const all: Invite[] = several(202, (index) => ({
      id: `${me.uid}_${index}`,
      email: `${index}@schoolgate.test`,
      fromUserId: me.uid,
      schoolId: school.id,
      code,
      createdAt: at(index),
      sentAt: null,
      joined: index % 2 === 0,
    }));
    const batch = db.batch();
    for (const { id, ...data } of all) batch.set(db.doc(`invites/${id}`), data);
    batch.set(db.doc(`invites/other_${me.uid}`), { ...all[0], fromUserId: 'other', createdAt: at(999) });
    await batch.commit();
    expect(await watching(invites.watchMine, me.uid).until(() => true)).toEqual(
      all.toReversed().slice(0, 200),
    );
  });

  test('are nobody else’s', async () => {
    const other = await world.member(school);
    await db.doc(`invites/other_${me.uid}`).set({ fromUserId: other.uid, createdAt: at(0) });
    expect((await watching(invites.watchMine, other.uid).failure()).code).toBe('permission-denied');
  });
});
