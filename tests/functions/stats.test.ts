import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test } from 'vitest';
import { dayOf, schoolDayId } from '@/domain/statistics';
import { db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { DAY, moveClock } from './support/clock.ts';
import { deliveringAgain, runScheduled } from './support/control.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import { createMember, createSchool, createUser, type TestSchool } from './support/people.ts';
import { createComment, createPost, setLiked } from './support/posts.ts';

afterEach(() => moveClock(0));

const today = () => dayOf(new Date());

async function numbersOf(schoolId: string, day = today()): Promise<Record<string, unknown>> {
  const found = await db.doc(`stats/schools/days/${schoolDayId(schoolId, day)}`).get();
  return found.data() ?? {};
}

/** One of each thing that statistics count, as clients and functions write them. */
async function liveADay(school: TestSchool): Promise<void> {
  const author = await createMember(school);
  const other = await createMember(school);
  const postId = await createPost(author, school);
  await createPost(author, school, { authorId: 'system' });
  await createComment(postId, other);
  await createComment(postId, author);
  await setLiked(postId, other.uid, true);
  const one = { schoolId: school.id, createdAt: Timestamp.now() };
  await db.collection('events').add({ ...one, title: 'Picnic' });
  await db.doc(`events/${school.id}_0`).set({ ...one, title: 'Choir' });
  await db.doc(`events/${school.id}_1`).set({ ...one, title: 'Choir' });
  await db.collection('groups').add({ ...one, name: 'Chess' });
  await db.collection('invites').add({ ...one, email: 'a@example.test' });
  await db.doc(`schools/${school.id}/members/${author.uid}`).set({ uid: author.uid });
}

const ONE_DAY = { posts: 1, comments: 2, likes: 1, events: 2, groups: 1, invites: 1, joins: 1 };

describe('what happens in a school', () => {
  test('is counted once, although every creation is told three times', async () => {
    const school = await createSchool();
    await deliveringAgain('created', 3, () => liveADay(school));
    await afterAllEvents(async () =>
      expect(await numbersOf(school.id)).toEqual({ schoolId: school.id, day: today(), ...ONE_DAY }),
    );
  });

  test('is counted nowhere when it names no school', async () => {
    await db.collection('events').add({ schoolId: '', title: 'Nowhere', createdAt: Timestamp.now() });
    await afterAllEvents(async () => expect(await numbersOf('')).toEqual({}));
  });

  test('counts a like once, although it is told three times', async () => {
    const school = await createSchool();
    const author = await createMember(school);
    const postId = await createPost(author, school);
    await deliveringAgain('updated', 3, () => setLiked(postId, author.uid, true));
    await afterAllEvents(async () => expect(await numbersOf(school.id)).toMatchObject({ likes: 1 }));
  });

  test('adds up to the numbers of all schools', async () => {
    const before = await afterAllEvents(() => numbersOf('all'));
    const schools = [await createSchool(), await createSchool()];
    for (const school of schools) await liveADay(school);
    await afterAllEvents(async () => {
      const after = await numbersOf('all');
      for (const [what, count] of Object.entries(ONE_DAY)) {
        expect(Number(after[what]) - Number(before[what] ?? 0), what).toBe(2 * count);
      }
    });
  });

  test('counts a like once, however often it is taken back and given', async () => {
    const school = await createSchool();
    const [author, other] = [await createMember(school), await createMember(school)];
    const postId = await createPost(author, school);
    for (const liked of [true, false, true, false, true]) await setLiked(postId, other.uid, liked);
    await setLiked(postId, author.uid, true);
    await afterAllEvents(async () => expect(await numbersOf(school.id)).toMatchObject({ likes: 2 }));
  });

  test('counts a parent who was removed and approved again as two joins', async () => {
    const school = await createSchool();
    const entry = db.doc(`schools/${school.id}/members/someone`);
    await entry.set({ uid: 'someone' });
    await entry.delete();
    await entry.set({ uid: 'someone' });
    await afterAllEvents(async () => expect(await numbersOf(school.id)).toMatchObject({ joins: 2 }));
  });

  test('counts what is brought in later for its own day', async () => {
    const school = await createSchool();
    const createdAt = new Date('2026-03-04T12:00:00Z');
    await db.collection('events').add({ schoolId: school.id, createdAt, title: 'Long ago' });
    await afterAllEvents(async () => {
      expect(await numbersOf(school.id, '2026-03-04')).toMatchObject({ events: 1 });
      expect(await numbersOf(school.id)).toEqual({});
    });
  });

  test('adds twenty at the same moment without losing one', async () => {
    const school = await createSchool();
    const author = await createMember(school);
    await Promise.all(Array.from({ length: 20 }, () => createPost(author, school)));
    await afterAllEvents(async () => expect(await numbersOf(school.id)).toMatchObject({ posts: 20 }));
  });
});

/** In milliseconds. Every measurement counts each of the hundreds of schools that the tests of before have left. */
const TIMEOUT = 120_000;

describe('the measurement', { timeout: TIMEOUT }, () => {
  const here = (days: number) => ({ lastLogin: new Date(Date.now() - days * DAY) });

  test('counts parents and those of the last 7 days, every night', async () => {
    const school = await createSchool();
    await createMember(school, here(1));
    await createMember(school, here(6.9));
    await createMember(school, here(7.1));
    await createMember(school);
    await createUser({ schoolIds: [school.id], ...here(1) });
    await runScheduled('measureNightly');
    await eventually(async () =>
      expect(await numbersOf(school.id)).toMatchObject({ parents: 4, activeParents: 2 }),
    );
  });

  test('counts a parent of two schools once in all', async () => {
    const admin = await createUser({ isAdmin: true });
    await callAs(admin, 'measureStatistics');
    const before = await numbersOf('all');
    const [one, two] = [await createSchool(), await createSchool()];
    await createMember(one, { approvedSchools: [one.id, two.id], ...here(0) });
    // Nobody's parent yet, although they were here.
    await createUser({ schoolIds: [one.id], ...here(0) });
    await callAs(admin, 'measureStatistics');
    const after = await numbersOf('all');
    expect(Number(after.parents) - Number(before.parents)).toBe(1);
    expect(Number(after.activeParents) - Number(before.activeParents)).toBe(1);
    expect(await numbersOf(two.id)).toMatchObject({ parents: 1, activeParents: 1 });
  });

  test('leaves what was counted, and belongs to its day', async () => {
    const school = await createSchool();
    const author = await createMember(school, here(0));
    await createPost(author, school);
    await eventually(async () => expect(await numbersOf(school.id)).toMatchObject({ posts: 1 }));
    const admin = await createUser({ isAdmin: true });
    await callAs(admin, 'measureStatistics');
    expect(await numbersOf(school.id)).toMatchObject({ posts: 1, parents: 1 });

    await moveClock(8 * DAY);
    await callAs(admin, 'measureStatistics');
    const later = dayOf(new Date(Date.now() + 8 * DAY));
    expect(await numbersOf(school.id, later)).toMatchObject({ parents: 1, activeParents: 0 });
    expect(await numbersOf(school.id)).toMatchObject({ activeParents: 1 });
  });

  test('is for admins, six times an hour', async () => {
    const school = await createSchool();
    const moderator = await createMember(school, { isModerator: true });
    await expect(callAs(moderator, 'measureStatistics')).rejects.toMatchObject({
      code: 'functions/permission-denied',
    });
    await expect(callAs(null, 'measureStatistics')).rejects.toMatchObject({
      code: 'functions/unauthenticated',
    });
    const admin = await createUser({ isAdmin: true });
    // At once, they share what counts all schools.
    await Promise.all(Array.from({ length: 6 }, () => callAs(admin, 'measureStatistics')));
    await expect(callAs(admin, 'measureStatistics')).rejects.toMatchObject({
      code: 'functions/resource-exhausted',
    });
    await moveClock(61 * 60_000);
    await callAs(admin, 'measureStatistics');
  });
});
