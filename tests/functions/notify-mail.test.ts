import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { groupMembershipId } from '@/domain/ids';
import { type PushServer, startPushServer } from '../support/push-server.ts';
import { db } from './support/admin.ts';
import { HOUR, moveClock } from './support/clock.ts';
import { deliveringAgain, outstanding } from './support/control.ts';
import { expectSoundMail, HOSTILE, INJECTION } from './support/emails.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import { mailsTo, mailTo } from './support/mail.ts';
import { createMember, createSchool, createUser, type TestSchool } from './support/people.ts';
import { choose, mailed, notificationRef, readAt, register, tell } from './support/push.ts';
import { busyAddress, goneAddress } from './support/refused.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

let server: PushServer;
let school: TestSchool;
let parent: User;

const ALL_NOW = mailed({
  ...{ comment: 'now', like: 'now', 'group-post': 'now', announcement: 'now', event: 'now', staff: 'now' },
});
/** Without a push, so that what fails is the mail's. */
const BY_MAIL = { mail: 'now', pushAt: null } as const;

beforeAll(async () => {
  server = await startPushServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  school = await createSchool('Oak Hill');
  parent = await createMember(school);
  await choose(parent, ALL_NOW);
});
afterEach(() => moveClock(0));

const subjectsTo = async ({ email }: User) => (await mailsTo(email)).map(({ subject }) => subject);
/** Once nothing is under way any more, so many have arrived. */
const settled = (count: number, whom = parent) =>
  afterAllEvents(async () => expect(await subjectsTo(whom)).toHaveLength(count));
const settledAfterRetries = (count: number, whom = parent) =>
  afterAllRetries(async () => expect(await subjectsTo(whom)).toHaveLength(count));

/** A member at such an address who wants all of it by mail. */
async function memberAt(email: string): Promise<User> {
  const member = await createMember(school, { email });
  await choose(member, ALL_NOW);
  return member;
}

/** Once the first try of a mail was refused. */
async function tellRefused(whom: User): Promise<string> {
  const before = (await outstanding()).retryWaiting;
  const id = await tell(whom, school, BY_MAIL);
  await eventually(async () => expect((await outstanding()).retryWaiting).toBeGreaterThan(before));
  return id;
}

describe('a notification that its receiver wants by mail', () => {
  test('says what the bell does, why it comes, and how to stop it', async () => {
    await tell(parent, school, { ...BY_MAIL, quote: 'See you there.\nBring cake.' });
    const mail = await mailTo(parent.email);
    expectSoundMail(mail);
    expect(mail.subject).toBe('New comment on your post: Oak Hill');
    for (const part of ['Ben Okoro commented on your post.', '/post/p1', 'See you there.', 'Bring cake.'])
      for (const text of [mail.text, mail.html]) expect(text).toContain(part);
    expect(mail.text).toContain(
      'You get this mail because you chose to hear of comments on your posts and events at Oak Hill by mail at once.',
    );
    expect(mail.text).toMatch(/stop it: http:\/\/localhost:\d+\/mail-choices#\S+/);
    expect(mail.headers['list-unsubscribe']).toMatch(
      /^<http:\/\/localhost:\d+\/api\/stop-mail\?token=\S+&about=comment>$/,
    );
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  });

  test('is mailed once, however often its event comes', async () => {
    await deliveringAgain('created', 3, () => tell(parent, school, BY_MAIL));
    await settled(1);
  });

  // The first commit is that of the notification itself.
  test.each([
    ['it is claimed', 2],
    ['what became of it is noted', 3],
  ])('is mailed once where its function fails as %s', async (_when, nth) => {
    await failingFirst('firestore.commit', nth, () => tell(parent, school, BY_MAIL));
    await settledAfterRetries(1);
  });

  test('whose events come late and in another order is mailed once, as it is by then', async () => {
    const id = `comment_${randomUUID()}`;
    await failingFirst('functions.invoke', 1, () => tell(parent, school, { ...BY_MAIL, id }));
    await notificationRef(id).update({
      version: 2,
      message: 'Ben Okoro and 1 other commented on your post.',
    });
    await settledAfterRetries(1);
    expect((await mailTo(parent.email)).text).toContain('and 1 other');
  });

  test('is mailed again when it has become news once more, and at no other change', async () => {
    const id = await tell(parent, school, BY_MAIL);
    await settled(1);
    await notificationRef(id).update({ actorName: 'Benjamin Okoro' });
    await settled(1);
    await notificationRef(id).update({ version: 2, toldAt: Timestamp.now() });
    await settled(2);
    await notificationRef(id).update({ read: true, version: 3 });
    await settled(2);
  });

  test('comes after a mail server that was busy, once, and its push is not repeated', async () => {
    const busy = await memberAt(busyAddress(2));
    const phone = await register(server, busy);
    await tell(busy, school, { mail: 'now' });
    await settledAfterRetries(1, busy);
    expect(phone.calls()).toBe(1);
  });

  test('comes once where a push service is busy', async () => {
    const phone = await register(server, parent);
    phone.answer(500);
    await tell(parent, school, { mail: 'now' });
    await settledAfterRetries(1);
    expect(phone.calls()).toBe(2);
  });

  test('is given up where its mail server says a final no', async () => {
    const gone = await memberAt(goneAddress(1));
    const id = await tell(gone, school, BY_MAIL);
    await settledAfterRetries(0, gone);
    await notificationRef(id).update({ count: 2 });
    await settledAfterRetries(0, gone);
  });

  test.each([
    ['that comes in the digest', { mail: 'digest' }],
    ['that has been read', { read: true }],
    ['of a school that its receiver is not in', { schoolId: 'elsewhere' }],
    ['of a kind that they want otherwise by now', { type: 'mention' }],
    ['of the day before', { toldAt: Timestamp.fromMillis(Date.now() - 25 * HOUR) }],
    ['of a group that they are not in', { groupId: 'g1' }],
    ['that a mail of its own tells of a decision', { type: 'request-decided', schoolId: null }],
    ['that a mail of its own tells of a danger', { type: 'danger' }],
    ['that a mail of its own tells of who waits', { type: 'request-waiting' }],
  ] as const)('%s is not', async (_what, fields) => {
    await tell(parent, school, { ...BY_MAIL, ...fields });
    await settled(0);
  });

  test('of a group comes to who is in it', async () => {
    const groupId = `group-${randomUUID()}`;
    await db.doc(`groupMemberships/${groupMembershipId(parent.uid, groupId)}`).set({
      ...{ userId: parent.uid, groupId, schoolId: school.id, joinedAt: Timestamp.now() },
    });
    await tell(parent, school, { ...BY_MAIL, type: 'group-post', groupId });
    await settled(1);
  });

  test('goes to no address that nobody has confirmed', async () => {
    const stranger = await createUser({ approvedSchools: [school.id] }, { emailVerified: false });
    await choose(stranger, ALL_NOW);
    await tell(stranger, school, BY_MAIL);
    await afterAllEvents(async () =>
      // That which asks to confirm it goes there.
      expect(await subjectsTo(stranger)).not.toContain('New comment on your post: Oak Hill'),
    );
  });

  test('leads nowhere else than into the app, and adds no header', async () => {
    await tell(parent, school, {
      ...{ ...BY_MAIL, type: 'announcement', link: 'https://evil.test/', title: INJECTION, quote: HOSTILE },
    });
    const mail = await mailTo(parent.email);
    expectSoundMail(mail);
    expect(mail.text).toMatch(/Open in Schoolgate: http:\/\/localhost:\d+\/notifications\n/);
    expect(mail.headers.bcc).toBeUndefined();
  });
});

describe('who has left the school a second before', () => {
  test('is told by nothing: no mail, no push, not in the bell', async () => {
    const phone = await register(server, parent);
    const id = `comment_${randomUUID()}`;
    await failingFirst('functions.invoke', 1, () => tell(parent, school, { mail: 'now', id }));
    await db.doc(`users/${parent.uid}`).update({ approvedSchools: [] });
    await settledAfterRetries(0);
    expect(phone.calls()).toBe(0);
    expect(await readAt(`notifications/${id}`)).toBeUndefined();
  });

  test('gets no mail at a second try either, nor does who has read it meanwhile', async () => {
    const left = await memberAt(busyAddress(1));
    await tellRefused(left);
    const reader = await memberAt(busyAddress(1));
    const id = await tellRefused(reader);
    await db.doc(`users/${left.uid}`).update({ approvedSchools: [] });
    await notificationRef(id).update({ read: true });
    await settledAfterRetries(0, left);
    await settledAfterRetries(0, reader);
  });
});

describe('mails', () => {
  const tellMany = async (count: number) => {
    for (let number = 0; number < count; number += 1) await tell(parent, school, BY_MAIL);
  };

  test('are five an hour at most; what is on top is in the bell alone, also later', async () => {
    await tellMany(7);
    await settled(5);
    await moveClock(HOUR + 60_000);
    const { docs } = await db.collection('notifications').where('userId', '==', parent.uid).get();
    for (const { ref } of docs) await ref.update({ count: 2 });
    await settled(5);
    await tellMany(1);
    await settled(6);
  });

  test('of decisions and announcements come all the same', async () => {
    await tellMany(6);
    await settled(5);
    await tell(parent, school, { ...BY_MAIL, type: 'announcement' });
    await tell(parent, null, { ...BY_MAIL, type: 'decision' });
    await settled(7);
    expect(await subjectsTo(parent)).toEqual(
      expect.arrayContaining(['New announcement of your school: Oak Hill', 'Your moderators have decided']),
    );
  });
});
