import { expect, it } from 'vitest';
import type { NewestPosts } from '@/backend/ports/posts';
import { changePost, type FeedState, postsOf, withNewest, withOlder } from './feed-state';
import { somePost } from './some-post';

/** Post number n: a higher number is newer. */
const post = (n: number) => somePost({ id: `p${n}`, createdAt: new Date(n * 60_000) });
const posts = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => post(from - index));

const page = (items: NewestPosts['items'], more: Partial<NewestPosts> = {}): NewestPosts => ({
  items,
  next: items.length === 10 ? { opaque: items.at(-1)?.id } : null,
  removedIds: [],
  fromCache: false,
  isFirstFromServer: false,
  ...more,
});
const first = (items: NewestPosts['items']) =>
  withNewest(undefined, page(items, { isFirstFromServer: true }));
const ids = (state: FeedState) => postsOf(state).map((one) => Number(one.id.slice(1)));
const numbers = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

const twenty = () => withOlder(first(posts(20, 11)), { items: posts(10, 1), next: { opaque: 'p1' } });

it('puts a new post on top and keeps the one it pushed out of the page', () => {
  const state = withNewest(twenty(), page(posts(21, 12)));
  expect(ids(state)).toEqual(numbers(21, 1));
  expect(state.next).toEqual({ opaque: 'p1' });
});

it('drops a deleted post and keeps what moves up in its place once', () => {
  const state = withNewest(twenty(), page([...posts(20, 16), ...posts(14, 10)], { removedIds: ['p15'] }));
  expect(ids(state)).toEqual(numbers(20, 1).filter((n) => n !== 15));
});

it('keeps older pages when a deletion leaves the page short until the server refills it', () => {
  const short = withNewest(twenty(), page(posts(19, 11), { removedIds: ['p20'] }));
  expect(ids(short)).toEqual(numbers(19, 1));
  expect(short.next).toEqual({ opaque: 'p1' });
});

it('leaves out a refill that lies beyond what is loaded, as the next page will bring it', () => {
  const state = withNewest(first(posts(20, 11)), page([...posts(20, 12), post(3)], { removedIds: ['p11'] }));
  expect(ids(state)).toEqual(numbers(20, 12));
  const more = withOlder(state, { items: posts(10, 1), next: null });
  expect(ids(more)).toEqual([...numbers(20, 12), ...numbers(10, 1)]);
});

it('takes up the refill of the only page together with where it ends', () => {
  const state = withNewest(first(posts(20, 11)), page([...posts(19, 11)], { removedIds: ['p20'] }));
  expect(state.next).toEqual({ opaque: 'p11' });
  const refilled = withNewest(state, page(posts(19, 10)));
  // Beyond the end of what is loaded: older posts are read from there.
  expect(ids(refilled)).toEqual(numbers(19, 11));
  expect(refilled.next).toEqual({ opaque: 'p11' });
});

it('notices on coming back what was deleted meanwhile', () => {
  const state = withNewest(twenty(), page([...posts(20, 18), ...posts(16, 10)], { isFirstFromServer: true }));
  expect(ids(state)).toEqual(numbers(20, 1).filter((n) => n !== 17));
});

it('notices on coming back that a short feed lost its last post', () => {
  const state = withNewest(first(posts(3, 1)), page(posts(3, 2), { isFirstFromServer: true }));
  expect(ids(state)).toEqual([3, 2]);
  expect(ids(withNewest(state, page([], { isFirstFromServer: true })))).toEqual([]);
});

it('notices on coming back that a long feed has become a short one', () => {
  for (const long of [twenty(), first(posts(20, 11))]) {
    const state = withNewest(long, page([post(21), ...posts(19, 17)], { isFirstFromServer: true }));
    expect(ids(state)).toEqual([21, 19, 18, 17]);
    expect(state.next).toBeNull();
  }
});

it('goes on from where the newest page ends when that is all that is loaded', () => {
  const short = withNewest(first(posts(20, 11)), page(posts(20, 12), { removedIds: ['p11'] }));
  const state = withNewest(short, page(posts(21, 12)));
  expect(ids(state)).toEqual(numbers(21, 12));
  expect(state.next).toEqual({ opaque: 'p12' });
});

it('takes up a post that is older than all others when there are no more pages', () => {
  const state = withNewest(first(posts(3, 1)), page([...posts(3, 1), post(0)]));
  expect(ids(state)).toEqual(numbers(3, 0));
});

it('keeps older pages when all of the newest were deleted at once', () => {
  const removed = numbers(20, 11).map((n) => `p${n}`);
  const state = withNewest(twenty(), page([post(21)], { removedIds: removed }));
  expect(ids(state)).toEqual([21, ...numbers(10, 1)]);
  expect(state.blocks.map((block) => block.length)).toEqual([6, 5]);
});

it('has no block for no posts', () => {
  expect(first([]).blocks).toEqual([]);
});

it('takes up a post between those it knows, wherever older ones begin', () => {
  const next = { opaque: 'p1' };
  const known = withNewest(undefined, page([post(4), post(3), post(1)], { isFirstFromServer: true, next }));
  expect(ids(withNewest(known, page([post(4), post(3), post(2), post(1)], { next })))).toEqual(numbers(4, 1));
});

it('keeps a newer post that an answer of a moment before does not show', () => {
  const known = withNewest(twenty(), page(posts(21, 12)));
  for (const fromCache of [true, false]) {
    expect(ids(withNewest(known, page(posts(20, 11), { fromCache })))).toEqual(numbers(21, 1));
  }
});

it('keeps a post of the very moment of the last of the page, which may have pushed it out', () => {
  const pushedOut = { ...post(11), id: 'p10' };
  const known = withOlder(first(posts(20, 11)), { items: [pushedOut], next: null });
  expect(ids(withNewest(known, page(posts(20, 11), { isFirstFromServer: true })))).toEqual(numbers(20, 10));
});

it('shows what has changed of a post that it knows', () => {
  const liked = { ...post(20), likedBy: ['me'] };
  const state = withNewest(twenty(), page([liked, ...posts(19, 11)]));
  expect(postsOf(state).filter((one) => one.likedBy.length > 0)).toEqual([liked]);
});

it('starts again when more came in unseen than a page holds', () => {
  const state = withNewest(twenty(), page(posts(40, 31), { isFirstFromServer: true }));
  expect(ids(state)).toEqual(numbers(40, 31));
  expect(state.next).toEqual({ opaque: 'p31' });
});

it('shows what the device remembers and replaces it by what the server says', () => {
  const remembered = withNewest(undefined, page([post(9), post(2)], { fromCache: true }));
  expect(ids(remembered)).toEqual([9, 2]);
  expect(remembered.confirmed).toBe(false);
  expect(ids(withNewest(remembered, page(posts(10, 1), { isFirstFromServer: true })))).toEqual(
    numbers(10, 1),
  );
  // Between post 2 and these there may be others.
  expect(ids(withNewest(remembered, page(posts(15, 6), { isFirstFromServer: true })))).toEqual(
    numbers(15, 6),
  );
});

it('forgets nothing that the device remembered a moment before', () => {
  const remembered = withNewest(undefined, page([post(9), post(2)], { fromCache: true }));
  const again = withNewest(remembered, page([post(10), post(9)], { fromCache: true }));
  expect(ids(again)).toEqual([10, 9, 2]);
  expect(again.confirmed).toBe(false);
  const strangers = page(posts(40, 31), { fromCache: true });
  expect(ids(withNewest(twenty(), strangers))).toEqual([...numbers(40, 31), ...numbers(20, 1)]);
});

it('says which posts carry a like that has not reached the server', () => {
  expect(withNewest(undefined, page(posts(3, 1), { pendingLikeIds: ['p2'] })).pendingLikeIds).toEqual(['p2']);
  expect(first(posts(3, 1)).pendingLikeIds).toEqual([]);
  const liked = withNewest(twenty(), page(posts(20, 11), { pendingLikeIds: ['p20'] }));
  expect(liked.pendingLikeIds).toEqual(['p20']);
  expect(withNewest(liked, page(posts(20, 11))).pendingLikeIds).toEqual([]);
});

it('forgets nothing while the connection is away', () => {
  const state = withNewest(twenty(), page(posts(20, 15), { fromCache: true }));
  expect(ids(state)).toEqual(numbers(20, 1));
  expect(state.confirmed).toBe(true);
});

it('keeps the blocks that did not change, so that they are not drawn again', () => {
  const before = twenty();
  const after = withNewest(before, page(structuredClone(posts(21, 12))));
  expect(after.blocks.slice(1)).toEqual(before.blocks.slice(1));
  expect(after.blocks[1]).toBe(before.blocks[1]);
  expect(after.blocks[0]?.[1]).toBe(before.blocks[0]?.[0]);
});

it('does not let the first block grow for ever', () => {
  let state = first(posts(20, 11));
  for (let n = 21; n <= 60; n += 1) state = withNewest(state, page(posts(n, n - 9)));
  expect(ids(state)).toEqual(numbers(60, 11));
  expect(Math.max(...state.blocks.map((block) => block.length))).toBeLessThanOrEqual(15);
  const sizes = (newest: number) =>
    withNewest(first(posts(20, 11)), page(posts(newest, 11))).blocks.map((block) => block.length);
  expect(sizes(25)).toEqual([15]);
  expect(sizes(26)).toEqual([10, 5, 1]);
});

it('changes and removes single posts', () => {
  const state = first(posts(4, 1));
  const liked = changePost(state, 'p2', (one) => ({ ...one, likedBy: ['me'] }));
  expect(postsOf(liked)[2]?.likedBy).toEqual(['me']);
  expect(ids(changePost(state, 'p2', () => null))).toEqual([4, 3, 1]);
});

it('leaves out a post of an older page that is known already', () => {
  const state = withOlder(first(posts(20, 11)), { items: posts(11, 2), next: null });
  expect(ids(state)).toEqual(numbers(20, 2));
  expect(state.next).toBeNull();
});
