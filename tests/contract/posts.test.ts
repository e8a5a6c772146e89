import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FeedId } from '@/backend/ports/posts';
import { newComment, type PostImage } from '@/domain/entities/post';
import { newDocumentId } from '@/domain/ids';
import { waitUntilIdle } from '../functions/support/control.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, db, world } from './support/adapter.ts';
import { at, postOf, several, storePosts } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { posts } = backend;
const children = [{ name: 'Kim', gradeOrRoom: '2nd grade' }];

let school: TestSchool;
let author: TestUser;
let feed: FeedId;

beforeEach(async () => {
  school = await world.school();
  author = await world.member(school, { firstName: 'Ada', lastName: 'Lovelace', children });
  feed = { schoolId: school.id, groupId: null };
  await as(author);
});

const newPost = (
  fields: { content?: string; feed?: FeedId; author?: TestUser; images?: PostImage[] } = {},
) => ({
  id: newDocumentId(),
  feed,
  author,
  content: 'Cake on Friday',
  images: [],
  mentions: {},
  poll: null,
  topic: null,
  ...fields,
});

/** What the feed shows now, once it is the server's. */
const shown = (ofFeed = feed) => watching(posts.watchNewest, ofFeed);

describe('who signs', () => {
  test('is told as the directory has them, to parents of the school', async () => {
    const { uid } = author;
    const signature = { uid, firstName: 'Ada', lastName: 'Lovelace', profilePicUrl: null, children };
    expect(await posts.authorOf(school.id, uid)).toMatchObject(signature);
    expect(await posts.authorOf(school.id, 'nobody')).toBeNull();
    await as(await world.member(await world.school()));
    expect(await codeOf(posts.authorOf(school.id, uid))).toBe('permission-denied');
  });
});

describe('a post', () => {
  test('is held with its author as the directory names them, and the words by which it is found', async () => {
    const post = newPost();
    const before = Timestamp.now();
    await posts.create(post);
    const { createdAt, sortAt, searchTokens, ...held } = (await world.data(`posts/${post.id}`)) ?? {};
    expect(held).toEqual({
      schoolId: school.id,
      groupId: null,
      authorId: author.uid,
      authorName: 'Ada Lovelace',
      profilePicUrl: null,
      children,
      content: 'Cake on Friday',
      imageUrl: null,
      images: [],
      likedBy: [],
      comments: [],
      commentCount: 0,
      mentions: {},
      editedAt: null,
      poll: null,
      pollSummary: null,
      topic: null,
      closedAt: null,
      pinnedUntil: null,
    });
    expect(sortAt).toEqual(createdAt);
    expect(searchTokens).toEqual(expect.arrayContaining(['cake', 'friday', 'ada', 'lovelace']));
    expect(Math.abs(createdAt.toMillis() - before.toMillis())).toBeLessThan(20_000);
  });

  test('is refused in a school of others, and where it names another author', async () => {
    const { id } = await world.school();
    const other = await world.member(school);
    expect(await codeOf(posts.create(newPost({ feed: { schoolId: id, groupId: null } })))).toBe(
      'permission-denied',
    );
    expect(await codeOf(posts.create(newPost({ author: other })))).toBe('permission-denied');
  });

  test('is made once, though it is sent twice', async () => {
    const post = newPost();
    await posts.create(post);
    const made = await world.data(`posts/${post.id}`);
    expect(await codeOf(posts.create({ ...post, content: 'Again' }))).toBe('permission-denied');
    expect(await world.data(`posts/${post.id}`)).toEqual(made);
  });

  test('is followed with every field, and is null once it is gone', async () => {
    const post = postOf(author, school.id, {
      likedBy: [author.uid],
      comments: [
        {
          ...newComment({ id: 'c', authorId: 'x', authorName: 'X', profilePicUrl: null, content: 'Hm' }),
          createdAt: at(1),
        },
      ],
      commentCount: 1,
    });
    await storePosts([post]);
    const watched = watching(posts.watch, post.id);
    expect(await watched.until(() => true)).toEqual(post);
    await db.doc(`posts/${post.id}`).update({ content: 'Changed' });
    expect(await watched.until((now) => now?.content === 'Changed')).toEqual({ ...post, content: 'Changed' });
    await waitUntilIdle();
    await posts.delete(post, { uid: author.uid, isAdmin: false });
    expect(await watched.until((now) => now === null)).toBeNull();
  });

  test('of another school is refused to readers', async () => {
    const elsewhere = await world.school();
    const post = postOf(await world.member(elsewhere), elsewhere.id);
    await storePosts([post]);
    const watched = watching(posts.watch, post.id);
    expect((await watched.failure()).code).toBe('permission-denied');
  });
});

describe('the newest posts', () => {
  test('are ten, newest first and as they were written; the older ones follow to the last', async () => {
    const all = several(25, (index) =>
      postOf(author, school.id, { createdAt: at(index), content: `${index}` }),
    );
    await storePosts(all);
    const newest = await shown().until((page) => !page.fromCache);
    const expected = all.toReversed();
    expect(newest.items).toEqual(expected.slice(0, 10));
    expect(newest).toMatchObject({ removedIds: [], isFirstFromServer: true, pendingLikeIds: [] });
    if (!newest.next) throw new Error('The first page is the last.');
    const second = await posts.older(feed, newest.next);
    expect(second.items).toEqual(expected.slice(10, 20));
    if (!second.next) throw new Error('The second page is the last.');
    const last = await posts.older(feed, second.next);
    expect(last).toEqual({ items: expected.slice(20), next: null });
  });

  test('are those of this feed alone', async () => {
    const elsewhere = await world.school();
    const here = postOf(author, school.id);
    const inGroup = postOf(author, school.id, { groupId: 'group' });
    await storePosts([here, inGroup, postOf(author, elsewhere.id)]);
    const newest = await shown().until((page) => !page.fromCache);
    expect(newest).toMatchObject({ items: [here], next: null });
  });

  test('of another school are refused', async () => {
    const { id } = await world.school();
    expect((await shown({ schoolId: id, groupId: null }).failure()).code).toBe('permission-denied');
  });

  test('tell of one that came, once as the first answer of the server', async () => {
    const watched = shown();
    expect(await watched.until((page) => page.isFirstFromServer)).toMatchObject({ items: [], next: null });
    const post = postOf(author, school.id);
    await storePosts([post]);
    await watched.until(({ items }) => items.some(({ id }) => id === post.id));
    expect(watched.told.filter(({ isFirstFromServer }) => isFirstFromServer)).toHaveLength(1);
  });

  test('are what this device remembers until the server has answered', async () => {
    const post = postOf(author, school.id);
    await storePosts([post]);
    await watching(posts.watch, post.id).until(() => true);
    const watched = shown();
    await watched.until(({ isFirstFromServer }) => isFirstFromServer);
    expect(
      watched.told.map(({ items, fromCache, isFirstFromServer }) => ({
        items,
        fromCache,
        isFirstFromServer,
      })),
    ).toEqual([
      { items: [post], fromCache: true, isFirstFromServer: false },
      { items: [post], fromCache: false, isFirstFromServer: true },
    ]);
  });

  test('name what was deleted, and not what newer ones pushed out', async () => {
    const all = several(10, (index) => postOf(author, school.id, { createdAt: at(index) }));
    await storePosts(all);
    const watched = shown();
    await watched.until(({ isFirstFromServer }) => isFirstFromServer);
    const newer = postOf(author, school.id, { createdAt: at(99) });
    await storePosts([newer]);
    const pushed = await watched.until(({ items }) => items[0]?.id === newer.id);
    expect(pushed).toMatchObject({ removedIds: [], items: { length: 10 } });
    await db.doc(`posts/${newer.id}`).delete();
    expect((await watched.until(({ removedIds }) => removedIds.length > 0)).removedIds).toEqual([newer.id]);
  });

  test('name the only one that was left when it is deleted', async () => {
    const post = postOf(author, school.id);
    await storePosts([post]);
    const watched = shown();
    await watched.until(({ isFirstFromServer }) => isFirstFromServer);
    await db.doc(`posts/${post.id}`).delete();
    expect(await watched.until(({ items }) => items.length === 0)).toMatchObject({
      removedIds: [post.id],
      next: null,
    });
  });

  test('name what of them has not reached the server, and show no post before it has', async () => {
    const liked = postOf(author, school.id);
    await storePosts([liked]);
    const watched = shown();
    await watched.until(({ isFirstFromServer }) => isFirstFromServer);
    const post = newPost();
    const writing = [posts.create(post), posts.setLiked(liked.id, author.uid, true)];
    const unsent = await watched.until(({ pendingLikeIds }) => pendingLikeIds?.length === 1);
    expect(unsent).toMatchObject({ pendingLikeIds: [liked.id] });
    await Promise.all(writing);
    const sent = await watched.until(
      ({ items, pendingLikeIds }) => items.length === 2 && pendingLikeIds?.length === 0,
    );
    expect(sent.items.map(({ id, likedBy }) => ({ id, likedBy }))).toEqual([
      { id: post.id, likedBy: [] },
      { id: liked.id, likedBy: [author.uid] },
    ]);
    // Its time is the server's from the start.
    const times = watched.told.flatMap(({ items }) => items.filter(({ id }) => id === post.id));
    expect(new Set(times.map((one) => one.createdAt?.getTime())).size).toBe(1);
  });

  test('tell nothing more once they are no longer followed', async () => {
    const left = shown();
    const kept = shown();
    await Promise.all(
      [left, kept].map((watched) => watched.until(({ isFirstFromServer }) => isFirstFromServer)),
    );
    left.stop();
    const before = left.told.length;
    await storePosts([postOf(author, school.id)]);
    await kept.until(({ items }) => items.length === 1);
    expect(left.told).toHaveLength(before);
  });
});

describe('a like', () => {
  test('is added to those of others, and taken back alone', async () => {
    const post = postOf(author, school.id, { likedBy: ['somebody'] });
    await storePosts([post]);
    const likes = async () => (await world.data(`posts/${post.id}`))?.likedBy;
    await posts.setLiked(post.id, author.uid, true);
    expect(await likes()).toEqual(['somebody', author.uid]);
    await waitUntilIdle();
    await posts.setLiked(post.id, author.uid, false);
    expect(await likes()).toEqual(['somebody']);
  });

  test('is refused for somebody else, and on a post that is gone', async () => {
    const post = postOf(author, school.id);
    await storePosts([post]);
    expect(await codeOf(posts.setLiked(post.id, 'somebody', true))).toBe('permission-denied');
    expect(await codeOf(posts.setLiked('gone', author.uid, true))).toBe('permission-denied');
  });
});

describe('posts of one author', () => {
  test('are the newest so many in the feed of the school', async () => {
    const elsewhere = await world.school();
    const other = await world.member(school);
    const own = several(4, (index) => postOf(author, school.id, { createdAt: at(index) }));
    await storePosts([
      ...own,
      postOf(other, school.id, { createdAt: at(50) }),
      postOf(author, school.id, { createdAt: at(50), groupId: 'group' }),
      postOf(author, elsewhere.id, { createdAt: at(50) }),
    ]);
    expect(await posts.newestBy(school.id, author.uid, 3)).toEqual(own.toReversed().slice(0, 3));
    expect(await posts.newestBy(school.id, 'nobody', 3)).toEqual([]);
  });

  test('in another school are refused', async () => {
    const { id } = await world.school();
    expect(await codeOf(posts.newestBy(id, author.uid, 3))).toBe('permission-denied');
  });
});

describe('a search', () => {
  test('finds what carries the word in this feed, newest first, fifty at a time', async () => {
    const found = several(53, (index) =>
      postOf(author, school.id, { createdAt: at(index), searchTokens: ['cake', 'x'] }),
    );
    const inGroup = postOf(author, school.id, { groupId: 'group', searchTokens: ['cake'] });
    await storePosts([...found, postOf(author, school.id, { createdAt: at(99) }), inGroup]);
    const first = await posts.search(feed, 'cake', null);
    expect(first.items).toEqual(found.toReversed().slice(0, 50));
    expect(await posts.search(feed, 'cake', first.next)).toEqual({
      items: found.toReversed().slice(50),
      next: null,
    });
  });

  test('that finds nothing is an empty last page', async () => {
    expect(await posts.search(feed, 'cake', null)).toEqual({ items: [], next: null });
  });
});
