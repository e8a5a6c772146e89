import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { wallTime } from '@/domain/wall-time';
import { db } from './support/admin.ts';
import { createAnnouncement, see, withdraw } from './support/announcements.ts';
import { DAY, HOUR, moveClock } from './support/clock.ts';
import { deliveringAgain, failing, runScheduled, waitUntilIdle } from './support/control.ts';
import {
  digestsTo,
  hourAhead,
  linesOf,
  mailAfter,
  mailDigests,
  nextAtOf,
  onlyText,
  planOf,
  textsTo,
  wantDigest,
  withComments,
} from './support/digests.ts';
import { afterAllEvents } from './support/eventually.ts';
import { createEvent, createGroup, joinGroup } from './support/moderation.ts';
import { block, silence } from './support/notifications.ts';
import { createMember, createSchool, createUser, type TestSchool } from './support/people.ts';
import { createPost, postOf } from './support/posts.ts';
import { notificationRef, tell } from './support/push.ts';
import { busyAddress, goneAddress } from './support/refused.ts';

let school: TestSchool;
let parent: User;
let author: User;

beforeEach(async () => {
  await moveClock(0);
  // Nobody else's is due: which request of a run is made to fail is counted.
  const plans = await db.collection('_digests').get();
  await Promise.all(plans.docs.map(({ ref }) => ref.delete()));
  school = await createSchool('Maple Primary');
  parent = await createMember(school);
  author = await createMember(school, {
    ...{ firstName: 'Ben', lastName: 'Okoro' },
    children: [{ name: 'Mia', gradeOrRoom: 'Room 12' }],
  });
});
afterEach(() => moveClock(0));

/** Past the hour that `wantDigest` asks for. */
const AT_HOUR = 2 * HOUR;
const write = async (content: string, fields: object = {}, by = author) => {
  const id = await createPost(by, school, fields);
  await db.doc(`posts/${id}`).update({ content });
  return id;
};

describe('a digest', () => {
  test('tells what is new in the school and the groups, what is meant for its parent, and what is to come', async () => {
    const groupId = await createGroup(author, school, 'Chess');
    await joinGroup(parent, school, groupId);
    await write('Cake sale on Friday');
    await write('Who plays?', { groupId });
    const eventId = await createEvent(author, school);
    await createAnnouncement(author, school);
    const toldAt = Timestamp.now();
    await tell(parent, school, { mail: 'digest', toldAt, quote: 'I am ill' } as object);
    await wantDigest(parent, {}, { kinds: withComments('digest') });
    await mailAfter(AT_HOUR);
    const [mail] = await digestsTo(parent);
    expect(mail?.subject).toBe(
      'Maple Primary: 1 announcement, 1 for you, 1 coming event, 1 new group post, 1 new post',
    );
    expect(linesOf(mail?.text ?? '')).toEqual([
      'The gate',
      'Ben Okoro commented on your post.',
      'Picnic',
      'Who plays?',
      'Cake sale on Friday',
    ]);
    expect(mail?.text).toContain(`/events/${eventId}`);
    expect(mail?.text).not.toMatch(/I am ill|The park/);
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.headers['list-unsubscribe']).toMatch(/\/api\/stop-mail\?token=.+&about=digest>$/);
  });

  test('says no child’s name, whoever has written it', async () => {
    await write('Mia turns eight');
    const eventId = await createEvent(author, school);
    await db.doc(`events/${eventId}`).update({ title: 'Mia’s birthday' });
    await createAnnouncement(author, school, { title: 'Bring Mias jacket' });
    await wantDigest(parent);
    await mailAfter(AT_HOUR);
    const [mail] = await digestsTo(parent);
    expect(linesOf(mail?.text ?? '')).toEqual(['An announcement', 'An event', 'A post']);
    expect(mail?.raw).not.toMatch(/Mia|Room 12/);
  });

  test('comes at its hour and not before, once a day, and tells each time what is new since', async () => {
    await write('First');
    await wantDigest(parent);
    await mailAfter(0);
    expect(await textsTo(parent)).toEqual([]);
    await mailAfter(AT_HOUR);
    await mailDigests();
    expect(linesOf(await onlyText(parent))).toEqual(['First']);
    const later = await write('Second');
    await db.doc(`posts/${later}`).update({ createdAt: Timestamp.fromMillis(Date.now() + 3 * HOUR) });
    await mailAfter(AT_HOUR + 20 * HOUR);
    expect(await textsTo(parent)).toHaveLength(1);
    await mailAfter(AT_HOUR + DAY);
    const [newest, ...before] = await textsTo(parent);
    expect(before).toHaveLength(1);
    expect(linesOf(newest ?? '')).toEqual(['Second']);
  });

  test('is not sent where nothing is new, and is due the next day', async () => {
    await wantDigest(parent);
    const due = await nextAtOf(parent);
    await mailAfter(AT_HOUR);
    expect(await textsTo(parent)).toEqual([]);
    expect(await nextAtOf(parent)).toBe(Number(due) + DAY);
  });

  test('is sent to nobody who has not asked for one', async () => {
    await write('News');
    await wantDigest(parent, { rhythm: 'never' });
    await mailAfter(AT_HOUR);
    expect([await textsTo(parent), await planOf(parent)]).toEqual([[], undefined]);
  });

  test('goes to no address that was never confirmed', async () => {
    const unsure = await createUser(
      { approved: true, approvedSchools: [school.id], schoolIds: [school.id] },
      { emailVerified: false },
    );
    await write('News');
    await wantDigest(unsure);
    await mailAfter(AT_HOUR);
    expect(await textsTo(unsure)).toEqual([]);
  });
});

describe('what stays out of it', () => {
  test('is one’s own, hidden, silenced, of who has blocked or is blocked, and of groups that one is not in', async () => {
    const [hidden, blocked, blocking] = [
      await createMember(school),
      await createMember(school),
      await createMember(school),
    ];
    const groups = [await createGroup(author, school, 'In'), await createGroup(author, school, 'Out')];
    const [mine = '', foreign = ''] = groups;
    await joinGroup(parent, school, mine);
    await write('Shown');
    await write('Own', {}, parent);
    const postId = await write('Hidden post');
    const quiet = await write('Silenced post');
    await write('Of a hidden person', {}, hidden);
    await write('Of a blocked person', {}, blocked);
    await write('Of who has blocked', {}, blocking);
    await write('In a silenced group', { groupId: mine });
    await write('In another group', { groupId: foreign });
    const items = db.collection(`users/${parent.uid}/hiddenItems`);
    for (const [kind, targetId] of [
      ['post', postId],
      ['person', hidden.uid],
      ['blocked', blocked.uid],
    ])
      await items.doc(`${kind}_${targetId}`).set({ kind, targetId, label: 'X', createdAt: Timestamp.now() });
    await block(blocking, parent);
    await silence(parent, 'post', quiet);
    await silence(parent, 'group', mine);
    await wantDigest(parent);
    await mailAfter(AT_HOUR);
    expect(linesOf(await onlyText(parent))).toEqual(['Shown']);
  });

  test('is what was read, deleted, taken back, called off, is of another kind of mail, or of another parent', async () => {
    const gone = await write('Deleted');
    await db.doc(`posts/${gone}`).delete();
    const eventId = await createEvent(author, school);
    await db.doc(`events/${eventId}`).update({ isCancelled: true });
    await withdraw(await createAnnouncement(author, school, { title: 'Taken back' }), author);
    await see(await createAnnouncement(author, school, { title: 'Seen' }), parent, school);
    const toldAt = Timestamp.now();
    await notificationRef(await tell(parent, school, { mail: 'digest', toldAt } as object)).update({
      read: true,
    });
    await tell(parent, school, { mail: 'off', toldAt } as object);
    await tell(author, school, { mail: 'digest', toldAt } as object);
    await wantDigest(parent, {}, { kinds: withComments('digest') });
    await mailAfter(AT_HOUR);
    expect(await textsTo(parent)).toEqual([]);
  });

  test('is what its parent no longer wants by digest', async () => {
    await tell(parent, school, { mail: 'digest', toldAt: Timestamp.now() } as object);
    await wantDigest(parent, {}, { kinds: withComments('off') });
    await mailAfter(AT_HOUR);
    expect(await textsTo(parent)).toEqual([]);
  });
});

describe('somebody who has left the school', () => {
  const leave = (user: User) => db.doc(`users/${user.uid}`).update({ approvedSchools: [] });

  test('a second before gets nothing of it', async () => {
    await write('Secret');
    await wantDigest(parent);
    await moveClock(AT_HOUR);
    await leave(parent);
    await runScheduled('mailDigests');
    await waitUntilIdle();
    expect(await textsTo(parent)).toEqual([]);
  });

  test('between a try that has failed and the next gets nothing of it', async () => {
    const busy = await createMember(school, { email: busyAddress() });
    await write('Secret');
    await wantDigest(busy);
    await mailAfter(AT_HOUR);
    await leave(busy);
    await mailAfter(AT_HOUR + HOUR);
    expect(await textsTo(busy)).toEqual([]);
  });

  test('gets what is new in another one that they are in', async () => {
    const other = await createSchool('Oak Hill');
    const both = await createMember(school, {
      approvedSchools: [school.id, other.id],
      schools: [
        { schoolId: school.id, schoolName: school.name },
        { schoolId: other.id, schoolName: other.name },
      ],
    });
    await db.doc(`users/${author.uid}`).update({ approvedSchools: [school.id, other.id] });
    await write('Of Maple');
    const { id, ...post } = postOf(author, other);
    await db.doc(`posts/${id}`).set({ ...post, content: 'Of Oak', createdAt: Timestamp.now() });
    await wantDigest(both);
    await mailAfter(AT_HOUR);
    expect((await onlyText(both)).match(/Of \w+\n {2}.*$/gm)?.toSorted()).toEqual([
      'Of Maple\n  Maple Primary · Ben Okoro',
      'Of Oak\n  Oak Hill · Ben Okoro',
    ]);
    await db.doc(`users/${both.uid}`).update({ approvedSchools: [other.id] });
    const later = Timestamp.fromMillis(Date.now() + 3 * HOUR);
    for (const at of [other, school])
      await db.doc(`posts/${randomUUID()}`).set({
        ...postOf(author, at),
        ...{ content: `Later at ${at.name}`, createdAt: later },
      });
    await mailAfter(AT_HOUR + DAY);
    const [newest] = await digestsTo(both);
    expect(newest?.subject).toBe('Oak Hill: 1 new post');
    expect(newest?.text).not.toContain('Maple');
  });
});

describe('nothing is sent twice', () => {
  beforeEach(async () => {
    await write('News');
    await wantDigest(parent);
    await moveClock(AT_HOUR);
  });

  test('by two runs at once', async () => {
    await Promise.all([
      runScheduled('mailDigests'),
      runScheduled('mailDigests'),
      runScheduled('mailDigests'),
    ]);
    await waitUntilIdle();
    await mailDigests();
    expect(await textsTo(parent)).toHaveLength(1);
  });

  // Of a run the first commit is the claim, the second notes how sending ended.
  test.each([
    ['claims it, and a later one sends it', 1, 0, 1],
    ['notes that it is sent, and a later one lets it be', 2, 1, 1],
  ])('by a run that fails where it %s', async (_where, nth, first, last) => {
    await waitUntilIdle();
    await failing('firestore.commit', nth, mailDigests);
    expect(await textsTo(parent)).toHaveLength(first);
    await mailDigests();
    expect(await textsTo(parent)).toHaveLength(first);
    await mailAfter(AT_HOUR + HOUR);
    await mailAfter(AT_HOUR + 2 * HOUR);
    expect(await textsTo(parent)).toHaveLength(last);
    expect(await nextAtOf(parent)).toBeGreaterThan(Date.now() + AT_HOUR + 12 * HOUR);
  });

  test('by a run that was broken off while it sent, and what it may not have told is told the next day', async () => {
    const plan = (await planOf(parent)) ?? {};
    const lease = Timestamp.fromMillis(Date.now() + AT_HOUR + HOUR);
    await db.doc(`_digests/${parent.uid}`).set({ ...plan, isSending: true, nextAt: lease });
    await mailDigests();
    await mailAfter(AT_HOUR + HOUR + HOUR);
    expect(await textsTo(parent)).toEqual([]);
    await mailAfter(AT_HOUR + DAY);
    expect(linesOf(await onlyText(parent))).toEqual(['News']);
  });

  test('where the settings change, or their event comes again, after it was sent', async () => {
    await mailDigests();
    await deliveringAgain('updated', 3, () => wantDigest(parent, { hour: hourAhead(4) }));
    await mailAfter(5 * HOUR);
    expect(await textsTo(parent)).toHaveLength(1);
    expect(await nextAtOf(parent)).toBeGreaterThan(Date.now() + 20 * HOUR);
  });

  test('where it is turned off and on again after it was sent', async () => {
    await mailDigests();
    await wantDigest(parent, { rhythm: 'never' });
    expect(await nextAtOf(parent)).toBeNull();
    await wantDigest(parent, { hour: hourAhead(4) });
    await mailAfter(5 * HOUR);
    expect(await textsTo(parent)).toHaveLength(1);
  });
});

describe('a mail server', () => {
  test('that is busy is asked again by a later run, once, and keeps nobody else from theirs', async () => {
    const busy = await createMember(school, { email: busyAddress(2) });
    await write('News');
    await wantDigest(busy);
    await wantDigest(parent);
    for (const minutes of [0, 5, 20, 25]) {
      await mailAfter(AT_HOUR + (minutes * HOUR) / 60);
      expect(await textsTo(busy)).toEqual([]);
    }
    await mailAfter(AT_HOUR + (40 * HOUR) / 60);
    await mailAfter(AT_HOUR + HOUR);
    expect(await textsTo(busy)).toHaveLength(1);
    expect(await textsTo(parent)).toHaveLength(1);
  });

  test('that takes none of an address is not asked again before the next day', async () => {
    const refused = await createMember(school, { email: goneAddress(1) });
    await write('News');
    await wantDigest(refused);
    await mailAfter(AT_HOUR);
    await mailAfter(AT_HOUR + HOUR);
    expect(await textsTo(refused)).toEqual([]);
    await mailAfter(AT_HOUR + DAY);
    expect(linesOf(await onlyText(refused))).toEqual(['News']);
  });
});

describe('the plan', () => {
  test('goes by the clocks of the zone, and weekly by Sundays', async () => {
    await wantDigest(parent, { rhythm: 'weekly', hour: 6 }, { timeZone: 'Asia/Kolkata' });
    const clock = wallTime(new Date(Number(await nextAtOf(parent))), 'Asia/Kolkata');
    expect([clock.slice(10), new Date(`${clock}Z`).getUTCDay()]).toEqual(['T06:00:00', 0]);
  });

  test('of a digest that is late by more than six hours is the next one, which tells of both days', async () => {
    await write('News');
    await wantDigest(parent);
    await mailAfter(AT_HOUR + 7 * HOUR);
    expect(await textsTo(parent)).toEqual([]);
    await mailAfter(AT_HOUR + DAY);
    expect(linesOf(await onlyText(parent))).toEqual(['News']);
  });

  test('follows another hour before it is due, and stays as it is with any other change', async () => {
    await write('News');
    await wantDigest(parent);
    const first = await nextAtOf(parent);
    await moveClock(AT_HOUR);
    await wantDigest(parent, {}, { quietHours: null });
    expect(await nextAtOf(parent)).toBe(first);
    await wantDigest(parent, { hour: hourAhead(4) });
    await mailDigests();
    expect(await textsTo(parent)).toEqual([]);
    await mailAfter(4 * HOUR);
    expect(await textsTo(parent)).toHaveLength(1);
  });

  test('counts for nothing where the settings say otherwise, whose event has not come', async () => {
    await write('News');
    await wantDigest(parent);
    const plan = (await planOf(parent)) ?? {};
    await wantDigest(parent, { rhythm: 'never' });
    await db.doc(`_digests/${parent.uid}`).set(plan);
    await mailAfter(AT_HOUR);
    expect(await textsTo(parent)).toEqual([]);
    expect(await nextAtOf(parent)).toBeNull();
  });

  test('ends with the settings, or the account', async () => {
    await wantDigest(parent);
    await wantDigest(author);
    await db.doc(`users/${parent.uid}/settings/notifications`).delete();
    await afterAllEvents(async () => expect(await planOf(parent)).toBeUndefined());
    await db.doc(`users/${author.uid}`).delete();
    await mailAfter(AT_HOUR);
    expect(await planOf(author)).toBeUndefined();
  });
});
