import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../scripts/migrations/index';
import { migrate } from '../../../scripts/migrations/migrate';

const app = initializeApp({ projectId: 'demo-rules-feed-order-migration' }, 'feed-order-migration');
const db = getFirestore(app);
afterAll(() => deleteApp(app));

const [feedOrder] = MIGRATIONS.filter(({ id }) => id === '0.2.0-feed-order');
if (!feedOrder) throw new Error('The migration has left the list, and its test stays.');

/** To the microsecond, as the server's times are. */
const at = (seconds: number) => new Timestamp(1_700_000_000 + seconds, 123_456_000);
/** A post of before there were pins: nothing says where it stands. */
const old = (seconds: number) => ({
  ...{ schoolId: 'oakfield', groupId: null, authorId: 'ana', content: 'Hello' },
  createdAt: at(seconds),
});
const feed = async () => {
  const posts = await db
    .collection('posts')
    .where('schoolId', '==', 'oakfield')
    .where('groupId', '==', null)
    .orderBy('sortAt', 'desc')
    .get();
  return posts.docs.map(({ id }) => id);
};

beforeEach(async () => {
  await Promise.all([
    db.recursiveDelete(db.collection('posts')),
    db.recursiveDelete(db.collection('_migrations')),
  ]);
  for (const [index, id] of ['first', 'second', 'third'].entries())
    await db.doc(`posts/${id}`).set(old(index));
});

it('has feeds show the posts of before, in the order in which they were made', async () => {
  expect(await feed()).toEqual([]);
  expect(await migrate(db, feedOrder, { write: true, pageSize: 2 })).toMatchObject({ seen: 3, changed: 3 });
  expect(await feed()).toEqual(['third', 'second', 'first']);
  expect((await db.doc('posts/second').get()).data()).toEqual({ ...old(1), sortAt: at(1) });
});

it('leaves what is pinned on top, and changes nothing when it runs again', async () => {
  const pinned = { ...old(0), pinnedUntil: at(99), sortAt: at(99) };
  await db.doc('posts/first').set(pinned);
  expect(await migrate(db, feedOrder, { write: true })).toMatchObject({ seen: 3, changed: 2 });
  expect(await feed()).toEqual(['first', 'third', 'second']);
  expect((await db.doc('posts/first').get()).data()).toEqual(pinned);
  expect(await migrate(db, feedOrder, { write: true })).toEqual({ seen: 3, changed: 0, after: null });
});
