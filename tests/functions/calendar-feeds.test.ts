import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { auth, db } from './support/admin.ts';
import {
  arrangeFeed,
  feedDocument,
  readFeed,
  renewFeed,
  saveFeed,
  settledEvent,
  statusOf,
} from './support/calendar-feeds.ts';
import { callAs, tokenOf } from './support/client.ts';
import { DAY, moveClock } from './support/clock.ts';
import { waitUntilIdle } from './support/control.ts';
import { callFrom, newIp } from './support/http.ts';
import { createEvent, createListed, moderate } from './support/moderation.ts';
import { approve, createMember, createSchool, createUser, type TestSchool } from './support/people.ts';
import { answer } from './support/rsvps.ts';

afterEach(() => moveClock(0));

const isDead = async (address: string) => expect(await statusOf(address)).toBe(404);

describe('a calendar feed', () => {
  test('holds the events of the school, by its name and the ids of their files', async () => {
    const { school, host, address } = await arrangeFeed();
    const id = await settledEvent(host, school);
    const { calendar, ids, fieldOf } = await readFeed(address);
    expect(ids).toEqual([id]);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Maple Grove · Schoolgate');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H');
    expect(fieldOf(id, 'summary')).toBe('Picnic');
    expect(fieldOf(id, 'url')).toMatch(new RegExp(`^https?://[^/]+/events/${id}$`));
    expect(fieldOf(id, 'sequence')).toBe(0);
  });

  test('says whom it is for to no program, and nothing of anybody', async () => {
    const { school, host, parent, address } = await arrangeFeed();
    const id = await settledEvent(host, school);
    await db.doc(`users/${parent.uid}`).update({ children: [{ name: 'Zadie', gradeOrRoom: 'Room 4' }] });
    await answer(id, parent, school, { children: [{ name: 'Zadie', gradeOrRoom: 'Room 4' }] });
    await waitUntilIdle();
    const { text } = await readFeed(address);
    for (const hidden of [
      ...[parent.uid, host.uid, parent.email, host.email, parent.firstName, parent.lastName],
      ...['Zadie', 'Room 4', 'ATTENDEE', 'ORGANIZER', new URL(address).pathname],
    ])
      expect(text).not.toContain(hidden);
  });

  test('is empty, and a calendar all the same, where nothing is on', async () => {
    const { address } = await arrangeFeed();
    const { text, calendar, ids } = await readFeed(address);
    expect(ids).toEqual([]);
    // One without any part is none by the standard.
    expect(calendar.getAllSubcomponents()).toHaveLength(1);
    expect(text.endsWith('END:VTIMEZONE\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  test('reaches from ninety days back to a year ahead', async () => {
    const { school, host, address } = await arrangeFeed();
    const days = [-91, -89, -1, 1, 365, 367];
    const ids = new Map<number, string>();
    for (const day of days)
      ids.set(day, await createEvent(host, school, { start: new Date(Date.now() + day * DAY) }));
    await waitUntilIdle();
    expect((await readFeed(address)).ids).toEqual([-89, -1, 1, 365].map((day) => ids.get(day)));
  });

  test('follows what is changed and called off, by which programs know the newer one', async () => {
    const { school, host, address } = await arrangeFeed();
    const id = await settledEvent(host, school);
    const first = await readFeed(address);
    // What its parents answer is no change of it.
    await answer(id, host, school);
    await waitUntilIdle();
    expect((await readFeed(address)).text).toBe(first.text);

    const event = db.doc(`events/${id}`);
    await event.update({ title: 'Picnic for all' });
    await waitUntilIdle();
    const changed = await readFeed(address);
    expect(changed.fieldOf(id, 'summary')).toBe('Picnic for all');
    expect(changed.fieldOf(id, 'sequence')).toBe(1);
    expect(String(changed.fieldOf(id, 'last-modified'))).toBe(String(changed.fieldOf(id, 'dtstamp')));
    expect(String(changed.fieldOf(id, 'dtstamp')) >= String(first.fieldOf(id, 'dtstamp'))).toBe(true);

    await event.update({ isCancelled: true });
    await waitUntilIdle();
    const cancelled = await readFeed(address);
    expect(cancelled.ids).toEqual([id]);
    expect(cancelled.fieldOf(id, 'status')).toBe('CANCELLED');
    expect(cancelled.fieldOf(id, 'summary')).toBe('Called off: Picnic for all');
    expect(cancelled.fieldOf(id, 'sequence')).toBe(2);

    await event.delete();
    await waitUntilIdle();
    expect((await readFeed(address)).ids).toEqual([]);
  });

  test('of accepted events has those that one goes to, may go to or hosts', async () => {
    const { school, host, parent, address } = await arrangeFeed('accepted');
    const [going, maybe, no, silent] = [
      await createEvent(host, school),
      await createEvent(host, school),
      await createEvent(host, school),
      await createEvent(host, school),
    ];
    const own = await createEvent(parent, school);
    await answer(going, parent, school);
    await answer(maybe, parent, school, { answer: 'maybe' });
    await answer(no, parent, school, { answer: 'no' });
    await answer(silent, host, school);
    await waitUntilIdle();
    expect((await readFeed(address)).ids.sort()).toEqual([going, maybe, own].sort());
    await answer(going, parent, school, { answer: 'no' });
    expect((await readFeed(address)).ids.sort()).toEqual([maybe, own].sort());
    // Another choice keeps the address.
    expect(await saveFeed(parent, school, 'all')).toBe(address);
    expect((await readFeed(address)).ids).toHaveLength(5);
  });

  test('leaves out whom its parent has hidden or blocked, for them alone', async () => {
    const { school, host, parent, address } = await arrangeFeed();
    const other = await saveFeed(host, school);
    await settledEvent(host, school);
    for (const kind of ['person', 'blocked']) {
      const item = db.doc(`users/${parent.uid}/hiddenItems/${kind}_${host.uid}`);
      await item.set({ kind, targetId: host.uid, label: 'Host', createdAt: Timestamp.now() });
      expect((await readFeed(address)).ids).toEqual([]);
      expect((await readFeed(other)).ids).toHaveLength(1);
      await item.delete();
      expect((await readFeed(address)).ids).toHaveLength(1);
    }
  });

  test('leaves out what moderation has put out of sight', async () => {
    const { school, host, address } = await arrangeFeed();
    const moderator = await createListed(school, { isModerator: true });
    const id = await settledEvent(host, school);
    expect((await readFeed(address)).ids).toEqual([id]);
    await moderate(moderator, { kind: 'event', id, schoolId: school.id }, { act: 'hide' });
    await waitUntilIdle();
    expect((await readFeed(address)).ids).toEqual([]);
  });

  test('holds events of its school alone', async () => {
    const { host, address } = await arrangeFeed();
    const elsewhere = await createSchool();
    await settledEvent(host, elsewhere);
    expect((await readFeed(address)).ids).toEqual([]);
  });

  test('stands an event that no schema knows', async () => {
    const { school, host, address } = await arrangeFeed();
    const id = await createEvent(host, school);
    await db.doc(`events/odd-${school.id}`).set({ schoolId: school.id, start: new Date(Date.now() + DAY) });
    await waitUntilIdle();
    expect((await readFeed(address)).ids).toEqual([id]);
  });
});

describe('the address', () => {
  test('is told again to its parent, and is nowhere in the database', async () => {
    const { school, parent, address } = await arrangeFeed();
    expect(address).toMatch(/^https?:\/\/[^/]+\/api\/calendar\/[A-Za-z0-9_-]{43}\.ics$/);
    expect(await callAs(parent, 'getCalendarFeedAddress', { schoolId: school.id })).toEqual({ address });
    const secret = /([^/]+)\.ics$/.exec(address)?.[1] ?? '';
    const stored = (await feedDocument(parent, school).get()).data();
    expect(stored).toMatchObject({ userId: parent.uid, schoolId: school.id, choice: 'all' });
    expect(JSON.stringify(stored)).not.toContain(secret);
    const limits = (await db.collection('_limits').get()).docs.map((doc) => [doc.id, doc.data()]);
    expect(JSON.stringify(limits)).not.toContain(secret);
  });

  test('that is renewed leads nowhere at once', async () => {
    const { school, parent, address } = await arrangeFeed('accepted');
    const next = await renewFeed(parent, school);
    expect(next).not.toBe(address);
    await isDead(address);
    expect(await statusOf(next)).toBe(200);
    expect((await feedDocument(parent, school).get()).get('choice')).toBe('accepted');
  });

  test('is another one after the feed was turned off and on', async () => {
    const { school, parent, address } = await arrangeFeed();
    await callAs(parent, 'endCalendarFeed', { schoolId: school.id });
    await isDead(address);
    expect(await saveFeed(parent, school)).not.toBe(address);
    await isDead(address);
  });

  test('is one for each parent and school', async () => {
    const { school, host, parent, address } = await arrangeFeed();
    expect(await saveFeed(host, school)).not.toBe(address);
    const other = await createSchool();
    await db.doc(`users/${parent.uid}`).update({ approvedSchools: [school.id, other.id] });
    expect(await saveFeed(parent, other)).not.toBe(address);
    const racing = await Promise.all(Array.from({ length: 4 }, () => saveFeed(parent, other)));
    expect(new Set(racing).size).toBe(1);
  });

  test('that was made with another key is told no more, and works on until it is renewed', async () => {
    const { school, parent, address } = await arrangeFeed();
    await feedDocument(parent, school).update({ seed: 'another' });
    const told = await callAs(parent, 'getCalendarFeedAddress', { schoolId: school.id });
    expect(told).toEqual({ address: null });
    expect(await statusOf(address)).toBe(200);
    expect(await statusOf(await renewFeed(parent, school))).toBe(200);
    await isDead(address);
  });
});

describe('only a member', () => {
  const calls = {
    saveCalendarFeed: { choice: 'all' },
    renewCalendarFeed: {},
    getCalendarFeedAddress: {},
  };
  test.each(Object.entries(calls))('%s', async (name, input) => {
    const { school, parent } = await arrangeFeed();
    const strangers = [await createMember(await createSchool()), await createUser({ isAdmin: true })];
    for (const stranger of strangers)
      await expect(callAs(stranger, name, { schoolId: school.id, ...input })).rejects.toMatchObject({
        code: 'functions/permission-denied',
      });
    await expect(callAs(null, name, { schoolId: school.id, ...input })).rejects.toMatchObject({
      code: 'functions/unauthenticated',
    });
    // Nor does another member reach one that is not theirs.
    const other = await createMember(school);
    if (name !== 'saveCalendarFeed')
      await expect(callAs(other, name, { schoolId: school.id })).rejects.toMatchObject({
        code: 'functions/not-found',
      });
    await callAs(other, 'endCalendarFeed', { schoolId: school.id });
    expect((await feedDocument(parent, school).get()).exists).toBe(true);
  });

  test('changes it so often a day, and can always turn it off', async () => {
    const { school, parent } = await arrangeFeed();
    const token = await tokenOf(parent);
    const statuses: (string | undefined)[] = [];
    for (let time = 0; time < 32; time++) {
      const { error } = await callFrom(newIp(), 'renewCalendarFeed', { schoolId: school.id }, token);
      statuses.push(error?.status);
    }
    expect(statuses.filter((status) => status === undefined)).toHaveLength(29);
    expect(statuses.at(-1)).toBe('RESOURCE_EXHAUSTED');
    // What changes nothing costs nothing.
    expect(await saveFeed(parent, school)).toContain('.ics');
    await callAs(parent, 'endCalendarFeed', { schoolId: school.id });
    expect((await feedDocument(parent, school).get()).exists).toBe(false);
    await expect(saveFeed(parent, school)).rejects.toMatchObject({ code: 'functions/resource-exhausted' });
    await moveClock(DAY + 60_000);
    expect(await saveFeed(parent, school)).toContain('.ics');
  });
});

describe('it is dead at once', () => {
  const update = ({ uid }: User, fields: object) => db.doc(`users/${uid}`).update(fields);

  test('when its parent is taken out of the school, and stays so when they come back', async () => {
    const { school, parent, address } = await arrangeFeed();
    // What an admin's client writes.
    await update(parent, { approvedSchools: [], approved: false });
    await isDead(address);
    await waitUntilIdle();
    expect((await feedDocument(parent, school).get()).exists).toBe(false);
    await approve(parent, school);
    await waitUntilIdle();
    await isDead(address);
  });

  test('when they leave', async () => {
    const { school, parent, address } = await arrangeFeed();
    await callAs(parent, 'leaveSchool', { schoolId: school.id });
    await isDead(address);
  });

  test('also where the end of the membership was never told, once they are let in again', async () => {
    const { school, parent } = await arrangeFeed();
    // As it was left behind.
    const left = await feedDocument(parent, school).get();
    await update(parent, { approvedSchools: [], approved: false });
    await waitUntilIdle();
    await left.ref.set(left.data() ?? {});
    await approve(parent, school);
    await waitUntilIdle();
    expect((await left.ref.get()).exists).toBe(false);
  });

  test('while the school is archived, and is back with it', async () => {
    const { school, parent, address } = await arrangeFeed();
    const admin = await createUser({ isAdmin: true, isModerator: true });
    await callAs(admin, 'archiveSchool', { schoolId: school.id });
    await isDead(address);
    await waitUntilIdle();
    await isDead(address);
    expect((await feedDocument(parent, school).get()).exists).toBe(true);
    await callAs(admin, 'restoreSchool', { schoolId: school.id });
    await waitUntilIdle();
    expect(await statusOf(address)).toBe(200);
  });

  test('when the school is gone', async () => {
    const { school, parent, address } = await arrangeFeed();
    const admin = await createUser({ isAdmin: true, isModerator: true });
    await settledEvent(parent, school);
    await callAs(admin, 'archiveSchool', { schoolId: school.id });
    await waitUntilIdle();
    await db.doc(`schools/${school.id}`).delete();
    await isDead(address);
  });

  test('when the account is gone', async () => {
    const { parent, address } = await arrangeFeed();
    await auth.deleteUser(parent.uid);
    await waitUntilIdle();
    await isDead(address);
    const left = await db.collection('calendarFeeds').where('userId', '==', parent.uid).get();
    expect(left.size).toBe(0);
  });

  test('not while its parent only reads for now: a feed is reading', async () => {
    const { school, parent, address } = await arrangeFeed();
    await pause(parent, school);
    expect(await statusOf(address)).toBe(200);
    expect(await statusOf(await renewFeed(parent, school))).toBe(200);
  });
});

const pause = ({ uid: userId }: User, { id: schoolId }: TestSchool) =>
  db
    .doc(`schools/${schoolId}/pauses/${userId}`)
    .set({ userId, schoolId, until: new Date(Date.now() + DAY), caseId: 'x' });
