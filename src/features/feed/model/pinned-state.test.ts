import { expect, it } from 'vitest';
import type { NewestPosts } from '@/backend/ports/posts';
import { changePost, type FeedState, postsOf, withNewest, withOlder } from './feed-state';
import { somePost } from './some-post';

/** Post number n: a higher number is newer; pinned ones stand above all others. */
const at = (n: number) => new Date(n * 60_000);
const post = (n: number) => somePost({ id: `p${n}`, createdAt: at(n), sortAt: at(n) });
const pinned = (n: number, until = 1_000) => ({ ...post(n), pinnedUntil: at(until), sortAt: at(until) });
const posts = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => post(from - index));
const page = (items: NewestPosts['items'], more: Partial<NewestPosts> = {}): NewestPosts => ({
  items,
  next: items.length === 10 ? { opaque: items.at(-1)?.id } : null,
  ...{ removedIds: [], fromCache: false, isFirstFromServer: false },
  ...more,
});
const ids = (state: FeedState) => postsOf(state).map((one) => Number(one.id.slice(1)));
const numbers = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);
const first = (items: NewestPosts['items']) =>
  withNewest(undefined, page(items, { isFirstFromServer: true }));
/** Twenty posts, the newest page of which is live. */
const twenty = () => withOlder(first(posts(20, 11)), { items: posts(10, 1), next: null });

it('shows a pinned post on top, and once', () => {
  const state = first([pinned(3), ...posts(20, 12)]);
  expect(ids(state)).toEqual([3, ...numbers(20, 12)]);
  const more = withOlder(state, { items: posts(11, 4), next: null });
  expect(ids(more)).toEqual([3, ...numbers(20, 4)]);
});

it('moves a post up that is pinned, wherever it stood', () => {
  expect(ids(withNewest(twenty(), page([pinned(15), ...posts(20, 16), ...posts(14, 11)])))).toEqual([
    ...[15, 20, 19, 18, 17, 16],
    ...numbers(14, 1),
  ]);
  expect(ids(withNewest(twenty(), page([pinned(3), ...posts(20, 12)])))).toEqual([
    ...[3, ...numbers(20, 4)],
    ...[2, 1],
  ]);
});

it('orders pinned ones by their ends', () => {
  const state = withNewest(
    twenty(),
    page([pinned(2, 1_001), pinned(18, 1_000), ...posts(20, 19), ...posts(17, 12)]),
  );
  expect(ids(state).slice(0, 4)).toEqual([2, 18, 20, 19]);
});

it('keeps new posts below what is pinned', () => {
  const state = withNewest(first([pinned(3), ...posts(20, 12)]), page([pinned(3), ...posts(21, 13)]));
  expect(ids(state)).toEqual([3, ...numbers(21, 12)]);
});

it('puts a post back that is let go and among the newest', () => {
  const known = withNewest(twenty(), page([pinned(15), ...posts(20, 16), ...posts(14, 11)]));
  expect(ids(withNewest(known, page(posts(20, 11))))).toEqual(numbers(20, 1));
});

it('takes off one that leaves the page from the top, as it may be deleted', () => {
  const known = withNewest(twenty(), page([pinned(3), ...posts(20, 12)]));
  expect(ids(withNewest(known, page(posts(20, 11), { removedIds: ['p3'] })))).toEqual([
    ...numbers(20, 4),
    ...[2, 1],
  ]);
});

it('keeps one that this device has let go where it belongs', () => {
  const known = withNewest(twenty(), page([pinned(3), ...posts(20, 12)]));
  const letGo = changePost(known, 'p3', (one) => ({ ...one, pinnedUntil: null, sortAt: one.createdAt }));
  expect(ids(letGo)).toEqual(numbers(20, 1));
  expect(ids(withNewest(letGo, page(posts(20, 11), { removedIds: ['p3'] })))).toEqual(numbers(20, 1));
});

it('leaves the place of one that is let go beyond what is loaded to the next page', () => {
  const known = first([pinned(3), ...posts(20, 12)]);
  const letGo = changePost(known, 'p3', (one) => ({ ...one, pinnedUntil: null, sortAt: one.createdAt }));
  expect(ids(letGo)).toEqual(numbers(20, 12));
  expect(ids(withOlder(letGo, { items: posts(11, 3), next: null }))).toEqual(numbers(20, 3));
});

it('pins at once what this device pins, and keeps the blocks that do not change', () => {
  const known = twenty();
  const after = changePost(known, 'p2', (one) => ({ ...one, pinnedUntil: at(1_000), sortAt: at(1_000) }));
  expect(ids(after)).toEqual([2, ...numbers(20, 3), 1]);
  expect(after.blocks[1]).toBe(known.blocks[1]);
});
