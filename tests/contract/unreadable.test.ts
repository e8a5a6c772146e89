import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { documents } from '../../scripts/seed/store.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, db, world } from './support/adapter.ts';
import { eventOf, postOf, store } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { posts, events, directory, users, schools } = backend;

let school: TestSchool;
let me: TestUser;

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  school = await world.school();
  me = await world.member(school, { firstName: 'Ana', lastName: 'Abel' });
  await as(me);
});
afterEach(() => vi.restoreAllMocks());

/** Leaves a document as no client of today would write it, as one of another release may. */
const spoil = async (path: string, change: object) => db.doc(path).update(change);

describe('a document that is not as its schema says', () => {
  test('is left out of the feed, which goes on to its end', async () => {
    const [good, bad] = [postOf(me, school.id), postOf(me, school.id)];
    await store(documents.post(good), documents.post(bad));
    await spoil(`posts/${bad.id}`, { likedBy: 'everybody' });
    const feed = { schoolId: school.id, groupId: null };
    const shown = watching(posts.watchNewest, feed);
    const { items } = await shown.until((page) => !page.fromCache && page.items.length > 0);
    expect(items.map(({ id }) => id)).toEqual([good.id]);
    shown.stop();
    expect((await posts.newestBy(school.id, me.uid, 10)).map(({ id }) => id)).toEqual([good.id]);
  });

  test('is left out of the events and of the directory', async () => {
    const soon = { start: new Date(Date.now() + 3_600_000) };
    const [good, bad] = [eventOf(me, school.id, soon), eventOf(me, school.id, soon)];
    await store(documents.event(good), documents.event(bad));
    await spoil(`events/${bad.id}`, { title: null });
    const shown = watching(
      events.watchFirst,
      { schoolId: school.id, when: 'upcoming', authorId: null } as const,
      new Date(),
    );
    expect((await shown.until(() => true)).items.map(({ id }) => id)).toEqual([good.id]);
    shown.stop();
    const other = await world.member(school, { firstName: 'Ben', lastName: 'Abel' });
    await spoil(`schools/${school.id}/members/${other.uid}`, { children: [{ name: 'Kim' }] });
    expect((await directory.page(school.id, null, null)).items.map(({ uid }) => uid)).toEqual([me.uid]);
  });

  test('is an error of its own page, not "there is none"', async () => {
    const post = postOf(me, school.id);
    await store(documents.post(post));
    await spoil(`posts/${post.id}`, { content: 7 });
    expect(await watching(posts.watch, post.id).failure()).toMatchObject({ code: 'internal' });
    await spoil(`users/${me.uid}`, { isAdmin: 'perhaps' });
    expect(await watching(users.watch, me.uid).failure()).toMatchObject({ code: 'internal' });
    const id = randomUUID();
    await db.doc(`schools/${id}`).set({ name: 'No city' });
    expect(await codeOf(schools.get(id))).toBe('internal');
  });
});
