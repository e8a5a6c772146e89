import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { type FakeDevice, type PushServer, startPushServer } from '../support/push-server.ts';
import { db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { HOUR, moveClock } from './support/clock.ts';
import { deliveringAgain, runScheduled, waitUntilIdle } from './support/control.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import { createMember, createSchool, type TestSchool } from './support/people.ts';
import { choose, nightAround, notificationRef, readAt, register, tell } from './support/push.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

let server: PushServer;
let school: TestSchool;
let parent: User;
let phone: FakeDevice;

beforeAll(async () => {
  server = await startPushServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  school = await createSchool();
  parent = await createMember(school);
  phone = await register(server, parent);
  await choose(parent);
});
afterEach(() => moveClock(0));

const titles = ({ received }: FakeDevice) => received.map(({ payload }) => payload.title);
/** Once nothing is under way any more. */
const settled = (expectation: () => void | Promise<void>) => afterAllEvents(async () => expectation());
/** Once what was held and is due is sent. */
const release = async () => {
  await waitUntilIdle();
  await runScheduled('pushHeld');
  await waitUntilIdle();
};
const COMMENT = 'New comment on your post';

describe('a notification', () => {
  test('rings each device of its receiver, encrypted for it, and says only what kind it is', async () => {
    const laptop = await register(server, parent, '1');
    const others = await register(server, await createMember(school));
    const id = await tell(parent, school);
    await settled(() => {
      for (const device of [phone, laptop])
        expect(device.received).toEqual([
          {
            payload: {
              ...{ title: COMMENT, body: '', url: '/post/p1', tag: id, badge: 1 },
              ...{ canReply: true, isTest: false },
            },
            ...{ ttl: 86_400, urgency: 'normal', topic: expect.stringMatching(/^[\w-]{1,32}$/) },
            sender: {
              aud: `http://127.0.0.1:${server.port}`,
              sub: expect.stringMatching(/^(mailto:|https:)/),
              exp: expect.any(Number),
            },
          },
        ]);
      expect(others.calls()).toBe(0);
    });
    expect(JSON.stringify(phone.received)).not.toContain('Okoro');
  });

  test('says who wrote what where its receiver has chosen so', async () => {
    await choose(parent, { pushShowsText: true });
    await tell(parent, school);
    await settled(() => expect(phone.received[0]?.payload.body).toBe('Ben Okoro commented on your post.'));
  });

  test('rings once, however often its event comes', async () => {
    await deliveringAgain('created', 3, () => tell(parent, school));
    await settled(() => expect(phone.calls()).toBe(1));
  });

  // The first commit is that of the notification itself.
  test.each([
    ['it is claimed', 2],
    ['what became of it is noted', 3],
  ])('rings once where its function fails as %s', async (_when, nth) => {
    await failingFirst('firestore.commit', nth, () => tell(parent, school));
    await afterAllRetries(async () => expect(phone.calls()).toBe(1));
  });

  test('whose event comes late rings nowhere for who has left the school meanwhile', async () => {
    await failingFirst('functions.invoke', 1, () => tell(parent, school));
    await db.doc(`users/${parent.uid}`).update({ approvedSchools: [] });
    await afterAllRetries(async () => expect(phone.calls()).toBe(0));
  });

  test('whose events come late and in another order rings once, as it is by then', async () => {
    const id = `comment_${randomUUID()}`;
    await failingFirst('functions.invoke', 1, () => tell(parent, school, { id }));
    await notificationRef(id).update({ version: 2, link: '/post/p2' });
    await afterAllRetries(async () =>
      expect(phone.received.map(({ payload }) => payload.url)).toEqual(['/post/p2']),
    );
  });

  test('rings again when it has become news once more, and at no other change', async () => {
    const id = await tell(parent, school);
    await settled(() => expect(phone.calls()).toBe(1));
    await notificationRef(id).update({ actorName: 'Benjamin Okoro' });
    await settled(() => expect(phone.calls()).toBe(1));
    await notificationRef(id).update({ version: 2, pushAt: Timestamp.now() });
    await settled(() => expect(phone.calls()).toBe(2));
    await notificationRef(id).update({ read: true });
    await settled(() => expect(phone.calls()).toBe(2));
    expect(phone.received.map(({ payload }) => payload.tag)).toEqual([id, id]);
    expect(phone.received[0]?.topic).toBe(phone.received[1]?.topic);
  });

  test('counts what is unread, of its receiver alone', async () => {
    await tell(parent, school, { pushAt: null });
    await tell(parent, school, { pushAt: null, read: true });
    await tell(await createMember(school), school);
    await tell(parent, school);
    await settled(() => expect(phone.received[0]?.payload.badge).toBe(2));
  });

  test.each([
    ['that no device is to ring for', { pushAt: null }],
    ['that has been read', { read: true }],
    ['of a school that its receiver is not in', { schoolId: 'elsewhere' }],
    ['of a kind that they want on no device', { type: 'like' as const }],
  ])('%s rings nowhere', async (_what, fields) => {
    await tell(parent, school, fields);
    await settled(() => expect(phone.calls()).toBe(0));
  });

  test('of no school rings for who is in none', async () => {
    await db.doc(`users/${parent.uid}`).update({ approvedSchools: [] });
    await tell(parent, school);
    await tell(parent, null, { type: 'report' });
    await settled(() => expect(titles(phone)).toEqual(['A report waits for a decision']));
  });

  test('leads nowhere else than into the app', async () => {
    await tell(parent, school, { link: 'https://evil.test/' });
    await settled(() => expect(phone.received[0]?.payload.url).toBe('/notifications'));
  });
});

describe('a device', () => {
  test.each([404, 410])(
    'that its service knows no more (%i) is deleted, and the others ring',
    async (status) => {
      const laptop = await register(server, parent, '7');
      phone.answer(status);
      await tell(parent, school);
      await settled(async () => {
        expect(titles(laptop)).toEqual([COMMENT]);
        expect(await readAt(`users/${parent.uid}/devices/0`)).toBeUndefined();
        expect(await readAt(`users/${parent.uid}/devices/7`)).toBeDefined();
      });
    },
  );

  test.each([429, 500, 503])('whose service is busy (%i) is tried again, and no other', async (status) => {
    const laptop = await register(server, parent, '1');
    phone.answer(status, status);
    await tell(parent, school);
    await afterAllRetries(async () => {
      expect(titles(phone)).toEqual([COMMENT]);
      expect(phone.calls()).toBe(3);
      expect(laptop.calls()).toBe(1);
    });
  });

  test('whose service stays busy is given up after five tries', async () => {
    phone.answer(...Array.from({ length: 20 }, () => 500));
    const id = await tell(parent, school);
    // As often as the local backend delivers an event.
    await afterAllRetries(async () => expect(phone.calls()).toBe(4));
    for (let event = 0; event < 2; event += 1) {
      await notificationRef(id).update({ count: event });
      await afterAllRetries(async () => expect(phone.calls()).toBe(5));
    }
    expect(await readAt(`users/${parent.uid}/devices/0`)).toBeDefined();
  });

  test.each([400, 403, 413])('whose service refuses it (%i) is not tried again', async (status) => {
    phone.answer(status);
    await tell(parent, school);
    await afterAllRetries(async () => expect(phone.calls()).toBe(1));
    expect(await readAt(`users/${parent.uid}/devices/0`)).toBeDefined();
  });

  test('does not get at a second try what was read, or is of a school that was left, after the first', async () => {
    const other = await createMember(school);
    const tablet = await register(server, other);
    await choose(other);
    for (const device of [phone, tablet]) device.answer(500);
    const id = await tell(parent, school);
    await tell(other, school);
    await eventually(async () => expect([phone.calls(), tablet.calls()]).toEqual([1, 1]));
    await notificationRef(id).update({ read: true });
    await db.doc(`users/${other.uid}`).update({ approvedSchools: [] });
    await afterAllRetries(async () => expect([phone.calls(), tablet.calls()]).toEqual([1, 1]));
  });

  test('at an address that is none of a push service is never called, and goes', async () => {
    const { keys } = phone;
    const at = Timestamp.now();
    const endpoint = phone.endpoint.replace('127.0.0.1', 'localhost');
    await db.doc(`users/${parent.uid}/devices/3`).set({
      ...{ endpoint, keys, label: 'Inside', createdAt: at, seenAt: at },
    });
    await tell(parent, school);
    await settled(async () => {
      expect(phone.calls()).toBe(1);
      expect(await readAt(`users/${parent.uid}/devices/3`)).toBeUndefined();
    });
  });

  test('with keys that nothing can be encrypted with goes', async () => {
    await db.doc(`users/${parent.uid}/devices/0`).update({ 'keys.p256dh': `B${'a'.repeat(86)}` });
    await tell(parent, school);
    await settled(async () => {
      expect(await readAt(`users/${parent.uid}/devices/0`)).toBeUndefined();
      expect(phone.calls()).toBe(0);
    });
  });

  test('goes with a log-out everywhere', async () => {
    await callAs(parent, 'signOutEverywhere', {});
    await tell(parent, school);
    await settled(async () => expect(phone.calls()).toBe(0));
    expect(await readAt(`users/${parent.uid}/devices/0`)).toBeUndefined();
  });
});

describe('quiet hours', () => {
  beforeEach(() => choose(parent, nightAround()));
  const morning = () => moveClock(4 * HOUR);

  test('hold everything to their end, and then it comes as one thing, once', async () => {
    for (let count = 0; count < 3; count += 1) await tell(parent, school);
    await settled(() => expect(phone.calls()).toBe(0));
    await release();
    expect(phone.calls()).toBe(0);
    await morning();
    await release();
    await release();
    expect(phone.received.map(({ payload }) => payload)).toEqual([
      {
        ...{ title: '3 new things', body: '', url: '/notifications', tag: 'bundle', badge: 3 },
        ...{ canReply: false, isTest: false },
      },
    ]);
  });

  test('hold a single one as itself', async () => {
    const id = await tell(parent, school);
    await settled(() => expect(phone.calls()).toBe(0));
    await morning();
    await release();
    expect(phone.received.map(({ payload }) => [payload.title, payload.tag])).toEqual([[COMMENT, id]]);
  });

  test('hold no report of a danger to a child', async () => {
    await tell(parent, school, { type: 'danger', commentId: null });
    await settled(() => expect(titles(phone)).toEqual(['A report needs you at once']));
    expect(phone.received[0]?.urgency).toBe('high');
  });

  test('drop what was read meanwhile, is gone, or is of a school that was left', async () => {
    const other = await createSchool();
    await db.doc(`users/${parent.uid}`).update({ approvedSchools: [school.id, other.id] });
    const [read, gone] = [await tell(parent, school), await tell(parent, school)];
    await tell(parent, other);
    const kept = await tell(parent, school);
    await settled(() => expect(phone.calls()).toBe(0));
    await notificationRef(read).update({ read: true });
    await notificationRef(gone).delete();
    await db.doc(`users/${parent.uid}`).update({ approvedSchools: [school.id] });
    await morning();
    await release();
    expect(phone.received.map(({ payload }) => payload.tag)).toEqual([kept]);
  });

  test('count what has become news twice in them as one', async () => {
    const id = await tell(parent, school);
    await settled(() => expect(phone.calls()).toBe(0));
    await notificationRef(id).update({ version: 2, pushAt: Timestamp.now() });
    await settled(() => expect(phone.calls()).toBe(0));
    await morning();
    await release();
    expect(phone.received.map(({ payload }) => payload.tag)).toEqual([id]);
  });

  test('are over for what is held when a service was too busy, which is tried again', async () => {
    phone.answer(500);
    await tell(parent, school);
    await settled(() => expect(phone.calls()).toBe(0));
    await morning();
    await release();
    expect(phone.received).toEqual([]);
    await moveClock(5 * HOUR);
    await release();
    await release();
    expect(titles(phone)).toEqual([COMMENT]);
    expect(phone.calls()).toBe(2);
  });
});

test('what comes after five in ten minutes comes together, when these are over', async () => {
  for (let count = 0; count < 8; count += 1) await tell(parent, school);
  await settled(() => expect(phone.calls()).toBe(5));
  await release();
  expect(phone.calls()).toBe(5);
  await moveClock(11 * 60_000);
  await release();
  await settled(() => expect(titles(phone).slice(5)).toEqual(['3 new things']));
  await tell(parent, school);
  await settled(() => expect(titles(phone).slice(6)).toEqual([COMMENT]));
});

describe('a trial', () => {
  test('arrives at all devices of the caller, and is shown in any case', async () => {
    const laptop = await register(server, parent, '1');
    expect(await callAs(parent, 'sendTestPush', {})).toEqual({ sent: 2, gone: 0, failed: 0 });
    for (const device of [phone, laptop])
      expect(device.received[0]?.payload).toMatchObject({
        ...{ title: 'Notifications work on this device', url: '/account/notifications', isTest: true },
      });
  });

  test('tells what became of it, and forgets what is gone', async () => {
    const laptop = await register(server, parent, '1');
    phone.answer(410);
    laptop.answer(500);
    expect(await callAs(parent, 'sendTestPush', {})).toEqual({ sent: 0, gone: 1, failed: 1 });
    expect(await readAt(`users/${parent.uid}/devices/0`)).toBeUndefined();
  });

  test('is refused without an account and without a device', async () => {
    await expect(callAs(null, 'sendTestPush', {})).rejects.toMatchObject({
      code: 'functions/unauthenticated',
    });
    await expect(callAs(await createMember(school), 'sendTestPush', {})).rejects.toMatchObject({
      code: 'functions/failed-precondition',
    });
  });

  test('is refused after ten in an hour, also all at once', async () => {
    const calls = await Promise.allSettled(
      Array.from({ length: 12 }, () => callAs(parent, 'sendTestPush', {})),
    );
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(phone.calls()).toBe(10);
    await moveClock(HOUR + 1_000);
    await callAs(parent, 'sendTestPush', {});
  });
});

test('ten devices are all that ring', async () => {
  const all = await Promise.all(
    Array.from({ length: 9 }, (_, index) => register(server, parent, String(index + 1))),
  );
  await tell(parent, school, { id: `many_${randomUUID()}` });
  await settled(() => {
    for (const device of [phone, ...all]) expect(device.calls()).toBe(1);
  });
});
