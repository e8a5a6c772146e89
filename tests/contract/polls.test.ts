import { beforeEach, describe, expect, test } from 'vitest';
import type { VoteSource } from '@/backend/ports/polls';
import type { Post } from '@/domain/entities/post';
import { documents } from '../../scripts/seed/store.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, world } from './support/adapter.ts';
import { at, postOf, store } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { polls, posts } = backend;

let school: TestSchool;
let author: TestUser;
let voter: TestUser;
let post: Post;

beforeEach(async () => {
  school = await world.school();
  [author, voter] = await Promise.all([world.member(school), world.member(school)]);
  const poll = { options: ['Pizza', 'Soup'], isMultiple: false, endsAt: new Date(Date.now() + 60_000) };
  post = postOf(author, school.id, { poll });
  await store(documents.post(post));
  await as(voter);
});

const mine = (source: VoteSource) => watching(polls.watchMine, voter.uid, post.id, source);
const vote = (choices: readonly number[], uid = voter.uid) =>
  polls.vote({ postId: post.id, schoolId: school.id, uid }, choices);

describe('one’s own vote', () => {
  test('is none until it is given, then as it was, as it is given anew, and taken back', async () => {
    const own = mine('server');
    expect(await own.until(() => true)).toBeNull();
    await vote([1]);
    expect(await own.until((found) => found?.choices[0] === 1)).toMatchObject({
      ...{ userId: voter.uid, schoolId: school.id, choices: [1] },
    });
    await vote([0]);
    expect(await own.until((found) => found?.choices[0] === 0)).toMatchObject({ choices: [0] });
    await vote([]);
    expect(await own.until((found) => found?.choices.length === 0)).toMatchObject({ choices: [] });
  });

  test('is remembered by the device that gave it, which asks no server for any other', async () => {
    const own = mine('device');
    expect(await own.until(() => true)).toBeNull();
    await vote([1]);
    expect(await own.until((found) => found !== null)).toMatchObject({ choices: [1] });
    // One that another device has given is not known here.
    const elsewhere = postOf(author, school.id, { poll: post.poll });
    await store(documents.post(elsewhere));
    await store({
      path: `posts/${elsewhere.id}/pollVotes/${voter.uid}`,
      data: { userId: voter.uid, schoolId: school.id, choices: [0], votedAt: at(0) },
    });
    const other = watching(polls.watchMine, voter.uid, elsewhere.id, 'device');
    expect(await other.until(() => true)).toBeNull();
    const asked = watching(polls.watchMine, voter.uid, elsewhere.id, 'server');
    expect(await asked.until((found) => found !== null)).toMatchObject({ choices: [0] });
  });

  test('is refused in somebody else’s name, for what is not there, and after the end', async () => {
    expect(await codeOf(vote([1], author.uid))).toBe('permission-denied');
    expect(await codeOf(vote([2]))).toBe('permission-denied');
    await store(documents.post({ ...post, poll: { ...post.poll, endsAt: at(0) } as Post['poll'] }));
    expect(await codeOf(vote([1]))).toBe('permission-denied');
  });

  test('is read by nobody else', async () => {
    await vote([1]);
    await as(author);
    const watched = watching(polls.watchMine, voter.uid, post.id, 'server');
    expect(await codeOf(watched.until(() => true))).toBe('permission-denied');
  });
});

test('a post is made with what it asks, and says what has come of it', async () => {
  await as(author);
  const poll = { options: ['Yes', 'No'], isMultiple: true, endsAt: new Date(Date.now() + 60_000) };
  const feed = { schoolId: school.id, groupId: null };
  const asking = {
    ...{ id: `${post.id}-2`, feed, author, content: 'So?', images: [], mentions: {}, poll },
    topic: null,
  };
  await posts.create(asking);
  const shown = watching(posts.watch, asking.id);
  expect(await shown.until((found) => found !== null)).toMatchObject({ poll, pollSummary: null });
  await polls.vote({ postId: asking.id, schoolId: school.id, uid: author.uid }, [0, 1]);
  expect((await shown.until((found) => found?.pollSummary != null))?.pollSummary).toEqual({
    voters: 1,
    votes: null,
  });
});
