import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type Migration, migrate } from '../../../scripts/migrations/migrate';

const app = initializeApp({ projectId: 'demo-rules-migrations' }, 'migrations');
const db = getFirestore(app);
afterAll(() => deleteApp(app));

const polls: Migration = {
  id: 'test-polls',
  what: 'Posts without a poll say so.',
  collection: 'posts',
  upgrade: (post) => ({ poll: null, ...post }),
};
const OLD = ['a', 'b', 'c', 'd', 'e'];

beforeEach(async () => {
  await Promise.all([
    db.recursiveDelete(db.collection('posts')),
    db.recursiveDelete(db.collection('_migrations')),
  ]);
  await Promise.all(OLD.map((id) => db.doc(`posts/${id}`).set({ content: id })));
  await db.doc('posts/new').set({ content: 'new', poll: { question: 'Cake?' } });
});

const stored = async () =>
  (await db.collection('posts').get()).docs.map((post) => ({
    ...post.data(),
    at: post.updateTime.toMillis(),
  }));
const polled = async () => (await stored()).filter((post) => 'poll' in post).length;

it('writes nothing unless it is told to, and tells what it would change', async () => {
  const before = await stored();
  expect(await migrate(db, polls)).toEqual({ seen: 6, changed: 5, after: null });
  expect(await stored()).toEqual(before);
  expect((await db.collection('_migrations').get()).empty).toBe(true);
});

it('upgrades what is old and leaves alone what is not', async () => {
  const before = (await db.doc('posts/new').get()).updateTime;
  expect(await migrate(db, polls, { write: true, pageSize: 2 })).toEqual({
    seen: 6,
    changed: 5,
    after: null,
  });
  expect((await db.doc('posts/a').get()).data()).toEqual({ content: 'a', poll: null });
  const untouched = await db.doc('posts/new').get();
  expect(untouched.data()).toEqual({ content: 'new', poll: { question: 'Cake?' } });
  expect(untouched.updateTime).toEqual(before);
});

it('changes nothing when it runs again', async () => {
  await migrate(db, polls, { write: true });
  const before = await stored();
  expect(await migrate(db, polls, { write: true })).toEqual({ seen: 6, changed: 0, after: null });
  expect(await stored()).toEqual(before);
});

it('goes on where it was broken off', async () => {
  const breaking: Migration = {
    ...polls,
    upgrade: (post) => {
      if (post.content === 'd') throw new Error('The line is cut.');
      return polls.upgrade(post);
    },
  };
  await expect(migrate(db, breaking, { write: true, pageSize: 2 })).rejects.toThrow('The line is cut.');
  expect(await polled()).toBe(4);
  const pages: number[] = [];
  const end = await migrate(db, polls, { write: true, pageSize: 2, onPage: ({ seen }) => pages.push(seen) });
  // The first page is not read again; "c", changed on the page that broke off, is.
  expect(pages).toEqual([4, 6, 6]);
  expect(end).toEqual({ seen: 6, changed: 4, after: null });
  expect(await polled()).toBe(6);
});

it('reaches collections below documents', async () => {
  await db.doc('posts/a/comments/one').set({ content: 'x' });
  const comments: Migration = { ...polls, id: 'test-comments', collection: 'comments' };
  expect(await migrate(db, comments, { write: true })).toMatchObject({ seen: 1, changed: 1 });
  expect((await db.doc('posts/a/comments/one').get()).data()).toEqual({ content: 'x', poll: null });
});

it('keeps what somebody writes meanwhile', async () => {
  let told = false;
  const slow: Migration = {
    ...polls,
    upgrade: (post) => {
      // After the page was read, before the transaction reads it again.
      if (!told && post.content === 'a') {
        told = true;
        void db.doc('posts/b').update({ content: 'edited' });
      }
      return polls.upgrade(post);
    },
  };
  await migrate(db, slow, { write: true });
  await expect
    .poll(async () => (await db.doc('posts/b').get()).data())
    .toEqual({ content: 'edited', poll: null });
});

it('refuses a migration that would change a document each time', async () => {
  const counting: Migration = {
    ...polls,
    upgrade: (post) => ({ ...post, runs: ((post.runs as number | undefined) ?? 0) + 1 }),
  };
  await expect(migrate(db, counting, { write: true })).rejects.toThrow(
    'test-polls would change posts/a each time that it runs.',
  );
  expect((await db.doc('posts/a').get()).data()).toEqual({ content: 'a' });
});
