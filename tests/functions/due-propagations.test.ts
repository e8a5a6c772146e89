import { afterEach, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { documents, write } from '../../scripts/seed/store.ts';
import { db } from './support/admin.ts';
import { DAY, HOUR, moveClock } from './support/clock.ts';
import { runScheduled, waitUntilIdle } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { createMember, createSchool, type TestSchool } from './support/people.ts';
import { createComment, createPost, notificationsOf, postOf, readPost, setLiked } from './support/posts.ts';

afterEach(() => moveClock(0));

const dueOf = async ({ uid }: User) => (await db.doc(`_duePropagations/${uid}`).get()).data();

/** So many posts of an author, an hour apart. */
async function arrangePosts(author: User, school: TestSchool, count: number): Promise<void> {
  const posts = Array.from({ length: count }, (_, age) =>
    documents.post({
      ...postOf(author, school, { id: `${author.uid}-${age}` }),
      createdAt: new Date(Date.now() - age * HOUR),
    }),
  );
  await write(db, posts);
}

/** Posts whose author is shown otherwise. */
async function stale({ uid }: User, name: string): Promise<string[]> {
  const { docs } = await db.collection('posts').where('authorId', '==', uid).get();
  return docs.filter((doc) => doc.get('authorName') !== name).map(({ id }) => id);
}

const renameTo = (user: User, firstName: string) =>
  afterAllEvents(() => db.doc(`users/${user.uid}`).update({ firstName }));

/** Runs what makes up, to its end. */
async function run(): Promise<void> {
  await runScheduled('propagateDue');
  await waitUntilIdle();
}

/** Lets the time pass after which what is due is made up for, and makes up for it. */
async function makeUp(): Promise<void> {
  await waitUntilIdle();
  await moveClock(DAY + HOUR);
  await run();
}

test('a changed name reaches all posts, in pages, a day later and not before', async () => {
  const school = await createSchool();
  const me = await createMember(school);
  await arrangePosts(me, school, 405);
  await renameTo(me, 'Anna');
  await afterAllEvents(async () => expect(await stale(me, 'Anna Silva')).toHaveLength(205));
  await run();
  expect(await stale(me, 'Anna Silva')).toHaveLength(205);
  await makeUp();
  expect(await stale(me, 'Anna Silva')).toEqual([]);
  expect(await dueOf(me)).toBeUndefined();
});

test('posts of the very same moment are all reached', async () => {
  const school = await createSchool();
  const me = await createMember(school);
  const createdAt = new Date();
  await write(
    db,
    Array.from({ length: 205 }, (_, at) =>
      documents.post({ ...postOf(me, school, { id: `${me.uid}-${at}` }), createdAt }),
    ),
  );
  await renameTo(me, 'Anna');
  await makeUp();
  expect(await stale(me, 'Anna Silva')).toEqual([]);
});

test('what the twenty changes of a day have skipped is made up for with the newest name', async () => {
  const school = await createSchool();
  const [me, other] = [await createMember(school), await createMember(school, { firstName: 'Otto' })];
  const mine = await createPost(me, school);
  const theirs = await createPost(other, school);
  const commentId = await createComment(theirs, me);
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVW') await renameTo(me, `Name ${letter}`);
  const shown = async () => [
    (await readPost(mine)).authorName,
    (await db.doc(`posts/${theirs}/comments/${commentId}`).get()).get('authorName'),
    (await readPost(theirs)).comments[0]?.authorName,
    (await notificationsOf(other.uid))[0]?.actorName,
  ];
  await afterAllEvents(async () => expect(new Set(await shown())).toEqual(new Set(['Name T Silva'])));
  expect(await dueOf(me)).toMatchObject({ asked: 3, place: null });
  await makeUp();
  expect(new Set(await shown())).toEqual(new Set(['Name W Silva']));
  expect(await dueOf(me)).toBeUndefined();
});

test('a name follows to notifications written before, of likes and comments', async () => {
  const school = await createSchool();
  const [me, other] = [await createMember(school), await createMember(school, { firstName: 'Otto' })];
  const postId = await createPost(other, school);
  await createComment(postId, me);
  await afterAllEvents(() => setLiked(postId, me.uid, true));
  await waitUntilIdle();
  const read = (await notificationsOf(other.uid))[0]?.id as string;
  await db.doc(`notifications/${read}`).update({ read: true });
  await renameTo(me, 'Anna');
  await afterAllEvents(async () => {
    const told = await notificationsOf(other.uid);
    expect(told.map(({ message }) => message).sort()).toEqual([
      'Anna Silva commented on your post.',
      'Anna Silva liked your post.',
    ]);
    expect(told.filter((one) => one.read).map(({ id }) => id)).toEqual([read]);
  });
});

test('the new name of who has left a school reaches nobody’s notifications there', async () => {
  const [left, stays] = [await createSchool(), await createSchool()];
  const other = await createMember(left, { firstName: 'Otto' });
  const me = await createMember(left);
  const postId = await createPost(other, left);
  await createComment(postId, me);
  await waitUntilIdle();
  await db.doc(`users/${me.uid}`).update({ approvedSchools: [stays.id] });
  await renameTo(me, 'Anna');
  await afterAllEvents(async () =>
    expect((await notificationsOf(other.uid))[0]).toMatchObject({ actorName: 'Ana Silva' }),
  );
});

test('a run that has broken off is taken up where it has stopped', async () => {
  const school = await createSchool();
  const me = await createMember(school);
  await arrangePosts(me, school, 405);
  await renameTo(me, 'Anna');
  await waitUntilIdle();
  // As the run before has left it after the first page; only what is left is read and rewritten.
  const last = await db.doc(`posts/${me.uid}-199`).get();
  const after = { createdAt: last.get('createdAt'), path: last.ref.path };
  await db.doc(`_duePropagations/${me.uid}`).update({ place: { asked: 1, kind: 0, after } });
  await db.doc(`posts/${me.uid}-5`).update({ authorName: 'Before' });
  await makeUp();
  expect(await stale(me, 'Anna Silva')).toEqual([`${me.uid}-5`]);
  expect(await dueOf(me)).toBeUndefined();
});

test('one that fails keeps its place and holds up nobody else', async () => {
  const school = await createSchool();
  const [first, second] = [await createMember(school), await createMember(school)];
  await arrangePosts(second, school, 205);
  await renameTo(second, 'Berta');
  const broken = {
    asked: 1,
    place: { asked: 1, kind: 0, after: { createdAt: new Date(), path: 'no-document' } },
  };
  await db.doc(`_duePropagations/${first.uid}`).set({ dueAt: new Date(), ...broken });
  await makeUp();
  expect(await stale(second, 'Berta Silva')).toEqual([]);
  expect(await dueOf(second)).toBeUndefined();
  expect(await dueOf(first)).toMatchObject({ asked: 1, place: { kind: 0 } });
  await db.doc(`_duePropagations/${first.uid}`).delete();
});

test('a change after older posts were rewritten, and before all was done, begins anew', async () => {
  const school = await createSchool();
  const me = await createMember(school);
  await arrangePosts(me, school, 205);
  await renameTo(me, 'Anna');
  await waitUntilIdle();
  // Half-way through: the posts were done when the name changed again.
  await db.doc(`_duePropagations/${me.uid}`).update({ place: { asked: 1, kind: 1, after: null } });
  await renameTo(me, 'Berta');
  await waitUntilIdle();
  await makeUp();
  expect(await dueOf(me)).toBeUndefined();
  expect(await stale(me, 'Berta Silva')).toEqual([]);
});

test('an account that is gone is due no more', async () => {
  const me = await createMember(await createSchool());
  await db.doc(`_duePropagations/${me.uid}`).set({ dueAt: new Date(), asked: 1, place: null });
  await db.doc(`users/${me.uid}`).delete();
  await makeUp();
  expect(await dueOf(me)).toBeUndefined();
});
