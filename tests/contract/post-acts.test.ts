import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Post } from '@/domain/entities/post';
import { pinListId } from '@/domain/pins';
import type { PostAct } from '@/domain/post-act';
import { DAY_MS } from '@/domain/time';
import { documents } from '../../scripts/seed/store.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, db, world } from './support/adapter.ts';
import { at, groupOf, membershipOf, postOf, several, store, storePosts } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { posts } = backend;

let school: TestSchool;
let author: TestUser;
let moderator: TestUser;

beforeEach(async () => {
  school = await world.school();
  [author, moderator] = await Promise.all([world.member(school), world.moderator(school)]);
});

const soon = (days = 1) => new Date(Date.now() + days * DAY_MS);
const feed = () => ({ schoolId: school.id, groupId: null });
async function written(count: number, fields: Partial<Post> = {}): Promise<Post[]> {
  const all = several(count, (index) => postOf(author, school.id, { createdAt: at(index), ...fields }));
  await storePosts(all);
  return all;
}
const act = (post: Post, by: TestUser, what: PostAct) => posts.act(post, by.uid, what);
const pin = (post: Post, until = soon()) => act(post, moderator, { type: 'pin', until });
const stored = (post: Post) => world.data(`posts/${post.id}`);
const list = (groupId: string | null = null) => world.data(`schools/${school.id}/pins/${pinListId(groupId)}`);
const counts = async (uid: string, kind: string) =>
  (await db.collection('rateCounters').get()).docs
    .filter(({ id }) => id.startsWith(`${uid}_${kind}_`))
    .map((counter) => counter.get('count') as number);

describe('pinning', () => {
  test('puts a post on top of the newest ten, which stay ten, until it is let go', async () => {
    const all = await written(12);
    const [oldest] = all as [Post];
    await as(moderator);
    const until = soon();
    await pin(oldest, until);
    const shown = watching(posts.watchNewest, feed());
    const page = await shown.until(({ items }) => items[0]?.id === oldest.id);
    expect(page.items).toHaveLength(10);
    expect(page.items[0]).toMatchObject({ pinnedUntil: until, sortAt: until, createdAt: oldest.createdAt });
    expect(page.items.slice(1).map(({ id }) => id)).toEqual(
      all
        .toReversed()
        .slice(0, 9)
        .map(({ id }) => id),
    );
    expect(await posts.pins(feed())).toMatchObject({ posts: { [oldest.id]: until }, lastId: oldest.id });
    // The next page does not show it twice.
    const older = page.next && (await posts.older(feed(), page.next));
    expect(older?.items.map(({ id }) => id)).toEqual(
      all
        .slice(1, 3)
        .toReversed()
        .map(({ id }) => id),
    );

    await act(oldest, moderator, { type: 'unpin' });
    expect((await shown.until(({ items }) => items[0]?.id === all[11]?.id)).items).toHaveLength(10);
    const after = await stored(oldest);
    expect(after).toMatchObject({ pinnedUntil: null });
    expect(after?.sortAt).toEqual(after?.createdAt);
    expect((await list())?.posts).toEqual({});
  });

  test('gives back the very moment at which a post was made', async () => {
    const [post] = (await written(1)) as [Post];
    const createdAt = new Timestamp(1_700_000_000, 123_456_000);
    await db.doc(`posts/${post.id}`).update({ createdAt, sortAt: createdAt });
    await as(moderator);
    await pin(post);
    await act(post, moderator, { type: 'unpin' });
    expect((await stored(post))?.sortAt).toEqual(createdAt);
  });

  test('of a fourth post is refused, until one is let go or over', async () => {
    const [one, two, three, four] = (await written(4)) as [Post, Post, Post, Post];
    await as(moderator);
    for (const post of [one, two, three]) await pin(post);
    expect(await codeOf(pin(four))).toBe('resource-exhausted');
    expect(await stored(four)).toMatchObject({ pinnedUntil: null });
    // Another end takes no further place.
    await pin(one, soon(3));
    await act(two, moderator, { type: 'unpin' });
    await pin(four);
    expect(Object.keys((await list())?.posts as object).sort()).toEqual(
      [one, three, four].map(({ id }) => id).sort(),
    );
    const path = `schools/${school.id}/pins/${pinListId(null)}`;
    await db.doc(path).update({ [`posts.${three.id}`]: new Date(Date.now() - 1) });
    await pin(two);
    expect((await list())?.posts).not.toHaveProperty(three.id);
  });

  test('of two tabs at the same moment makes three at most', async () => {
    const all = (await written(5)) as [Post, Post, ...Post[]];
    await as(moderator);
    const tries = await Promise.all(all.map((post) => codeOf(pin(post))));
    expect(tries.filter((code) => code === 'none').length).toBeGreaterThan(0);
    for (const [index, post] of all.entries()) if (tries[index] !== 'none') await codeOf(pin(post));
    expect(Object.keys((await list())?.posts as object)).toHaveLength(3);
    const pinned = await Promise.all(all.map(stored));
    expect(pinned.filter((post) => post?.pinnedUntil)).toHaveLength(3);
  });

  test('what an earlier try has done is done, and counted once', async () => {
    const [post] = (await written(1)) as [Post];
    await as(moderator);
    const until = soon();
    for (let tries = 0; tries < 3; tries += 1) await pin(post, until);
    expect(await counts(moderator.uid, 'pins')).toEqual([1]);
    for (let tries = 0; tries < 2; tries += 1) await act(post, moderator, { type: 'unpin' });
    expect(await counts(moderator.uid, 'pins')).toEqual([2]);
  });

  test('is for staff in the school’s feed, and for who runs a group in the group’s', async () => {
    const group = groupOf(author, school.id);
    await store(
      documents.group(group),
      documents.membership(membershipOf(author, group)),
      documents.membership(membershipOf(moderator, group)),
    );
    const [post] = (await written(1)) as [Post];
    const [inside] = (await written(1, { groupId: group.groupId })) as [Post];
    await as(author);
    const until = soon();
    expect(await codeOf(act(post, author, { type: 'pin', until }))).toBe('permission-denied');
    expect(await codeOf(posts.pins(feed()))).toBe('permission-denied');
    await act(inside, author, { type: 'pin', until });
    expect((await list(group.groupId))?.posts).toHaveProperty(inside.id);
    await as(moderator);
    expect(await codeOf(act(inside, moderator, { type: 'unpin' }))).toBe('permission-denied');
  });

  test('of what is gone says so, and one that is over is refused', async () => {
    const [post] = (await written(1)) as [Post];
    await as(moderator);
    expect(await codeOf(pin({ ...post, id: 'gone' }))).toBe('not-found');
    expect(await codeOf(pin(post, new Date(Date.now() - DAY_MS)))).toBe('permission-denied');
  });
});

describe('closing', () => {
  test('marks what was lost as found, once, and takes it back', async () => {
    const [post] = (await written(1, { topic: 'lost-found' })) as [Post];
    await as(author);
    const before = await stored(post);
    await act(post, author, { type: 'close' });
    const closed = await stored(post);
    expect({ ...closed, closedAt: null }).toEqual(before);
    expect(closed?.closedAt).toBeInstanceOf(Timestamp);
    await act(post, author, { type: 'close' });
    expect((await stored(post))?.closedAt).toEqual(closed?.closedAt);
    expect(await counts(author.uid, 'edits')).toEqual([1]);
    await as(moderator);
    await act(post, moderator, { type: 'reopen' });
    await act(post, moderator, { type: 'reopen' });
    expect(await stored(post)).toEqual(before);
  });

  test('is refused for others, and for what can’t be over', async () => {
    const [found] = (await written(1, { topic: 'lost-found' })) as [Post];
    const [news] = (await written(1, { topic: 'news' })) as [Post];
    const other = await world.member(school);
    await as(other);
    expect(await codeOf(act(found, other, { type: 'close' }))).toBe('permission-denied');
    await as(author);
    expect(await codeOf(act(news, author, { type: 'close' }))).toBe('permission-denied');
  });
});

describe('a topic', () => {
  test('comes with a post, narrows the feed to it, live and page by page, and changes with the words', async () => {
    await written(11, { topic: 'news' });
    const [question] = (await written(1, { topic: 'question', createdAt: at(99) })) as [Post];
    await as(author);
    const about = watching(posts.watchNewest, { ...feed(), topic: 'news' } as const);
    const page = await about.until(({ fromCache }) => !fromCache);
    expect(page.items).toHaveLength(10);
    expect(page.items.every(({ topic }) => topic === 'news')).toBe(true);
    const older = page.next && (await posts.older({ ...feed(), topic: 'news' }, page.next));
    expect(older?.items).toHaveLength(1);

    const id = `${question.id}-2`;
    const words = { content: 'The gym is open', images: [], mentions: {}, poll: null };
    await posts.create({ id, feed: feed(), author, ...words, topic: 'news' });
    expect((await about.until(({ items }) => items[0]?.id === id)).items).toHaveLength(10);
    await posts.edit(question.id, author, { content: 'It is on Friday', mentions: {}, topic: 'news' });
    await about.until(({ items }) => items.some((one) => one.id === question.id));
    await posts.edit(question.id, author, { content: 'It is on Monday', mentions: {} });
    expect(await stored(question)).toMatchObject({ topic: 'news', content: 'It is on Monday' });
    await posts.edit(question.id, author, { content: 'It is on Monday', mentions: {}, topic: null });
    const gone = await about.until(({ removedIds }) => removedIds.includes(question.id));
    expect(gone.items.map((one) => one.id)).not.toContain(question.id);
  });
});
