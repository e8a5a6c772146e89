import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test } from 'vitest';
import { assistantDay } from '@/domain/assistant/day';
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

describe('the numbers of all schools', { timeout: TIMEOUT }, () => {
  const dayAt = (days: number) => dayOf(new Date(Date.now() + days * DAY));
  const measure = async () => callAs(await createUser({ isAdmin: true }), 'measureStatistics');
  const posts = async (day = today()) => Number((await numbersOf('all', day)).posts);
  const setPosts = (schoolId: string, count: number, day: string) =>
    db.doc(`stats/schools/days/${schoolDayId(schoolId, day)}`).set({ schoolId, day, posts: count });

  // Closed by a clock that is moved, a day would stay so for the tests that come after.
  afterEach(async () => {
    for (const kept of ['stats/schools/days', 'stats/assistant/usage']) {
      const sums = await db.collection(kept).where('schoolId', '==', 'all').get();
      for (const { ref } of sums.docs) await ref.update({ summedAt: FieldValue.delete() });
    }
  });

  test('are summed from theirs when they are measured, and not written with each act', async () => {
    await afterAllEvents(async () => {});
    await measure();
    const before = await numbersOf('all');
    const schools = [await createSchool(), await createSchool()];
    for (const school of schools) await liveADay(school);
    await afterAllEvents(async () => {
      for (const { id } of schools) expect(await numbersOf(id)).toMatchObject(ONE_DAY);
    });
    expect(await numbersOf('all')).toEqual(before);
    const since = Date.now();
    await measure();
    const after = await numbersOf('all');
    for (const [what, count] of Object.entries(ONE_DAY)) {
      expect(Number(after[what]) - Number(before[what]), what).toBe(2 * count);
    }
    expect(after).toMatchObject({ schoolId: 'all', day: today() });
    expect((after.summedAt as Timestamp).toMillis()).toBeGreaterThanOrEqual(since);
  });

  test('stay the same however often they are summed', async () => {
    const { id } = await createSchool();
    await setPosts(id, 4, today());
    await measure();
    const { summedAt: _, ...first } = await numbersOf('all');
    await Promise.all([measure(), measure()]);
    expect(await numbersOf('all')).toMatchObject(first);
  });

  test('have more schools than fit into one page', async () => {
    await measure();
    const before = await posts(dayAt(-1));
    const batch = db.batch();
    for (let index = 0; index < 310; index += 1) {
      const one = { schoolId: `page-${index}`, day: dayAt(-1), posts: 2 };
      batch.set(db.doc(`stats/schools/days/${schoolDayId(one.schoolId, one.day)}`), one);
    }
    await batch.commit();
    await measure();
    expect(await posts(dayAt(-1))).toBe(before + 620);
  });

  test('catch up on the days of a week, and leave those that are closed, whatever is deleted', async () => {
    const { id } = await createSchool();
    await measure();
    const [before, older] = [await posts(), await posts(dayAt(-1))];
    await setPosts(id, 3, today());
    await setPosts(id, 5, dayAt(-1));
    // Nights without a measurement have gone by; the first of these days is a week ago.
    await moveClock(6 * DAY);
    await measure();
    expect(await posts()).toBe(before + 3);
    expect(await posts(dayAt(-1))).toBe(older);
    // As whoever deletes a school, which was archived longer ago than that.
    await db.doc(`stats/schools/days/${schoolDayId(id, today())}`).delete();
    await moveClock(6 * DAY + 60_000);
    await measure();
    expect(await posts()).toBe(before + 3);
  });

  test('have what the assistant did, as it counts by days of its own', async () => {
    const usage = async (schoolId: string) =>
      (await db.doc(`stats/assistant/usage/${schoolDayId(schoolId, assistantDay(new Date()))}`).get()).data();
    await measure();
    const before = await usage('all');
    const { id: schoolId } = await createSchool();
    const day = assistantDay(new Date());
    await db
      .doc(`stats/assistant/usage/${schoolDayId(schoolId, day)}`)
      .set({ schoolId, day, questions: 2, inputTokens: 700 });
    await measure();
    expect(await usage('all')).toEqual({
      ...before,
      questions: Number(before?.questions) + 2,
      inputTokens: Number(before?.inputTokens) + 700,
      summedAt: expect.any(Timestamp),
    });
  });
});

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
