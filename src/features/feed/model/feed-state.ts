import type { Cursor, Page } from '@/backend/live';
import type { NewestPosts } from '@/backend/ports/posts';
import type { Post } from '@/domain/entities/post';
import { FEED_PAGE_SIZE } from '@/domain/limits';

/** Posts drawn and taken off the page together while scrolling. */
export const BLOCK_SIZE = 5;
// The first block takes in new posts until it is as long as this, so that the ones below keep their blocks.
const FIRST_BLOCK = FEED_PAGE_SIZE + BLOCK_SIZE;

/** All posts of a feed that are known, pinned ones and then the newest first, without gaps. */
export interface FeedState {
  blocks: readonly (readonly Post[])[];
  /** Where older posts begin; null when there are none. */
  next: Cursor | null;
  /** The server has spoken; before that there is only what this device remembers. */
  confirmed: boolean;
  /** Ids of posts whose like by this person has not reached the server. */
  pendingLikeIds: readonly string[];
}

export const postsOf = (state: FeedState): Post[] => state.blocks.flat();

const lastOf = (blocks: FeedState['blocks']): Post | undefined => blocks.at(-1)?.at(-1);

const start = (page: NewestPosts): FeedState => ({
  blocks: page.items.length > 0 ? [page.items] : [],
  next: page.next,
  confirmed: !page.fromCache,
  pendingLikeIds: page.pendingLikeIds ?? [],
});

/** Takes in the live newest page: new, changed and deleted posts. Posts that only left the page stay. */
export function withNewest(state: FeedState | undefined, page: NewestPosts): FeedState {
  // What the device remembers may have holes; the server's first word replaces it.
  if (!state || (!state.confirmed && !page.fromCache)) return start(page);
  const known = new Set(postsOf(state).map((post) => post.id));
  // A full page of strangers: more came in unseen than fit, and the hole between can't be filled.
  const overlaps = page.items.some((post) => known.has(post.id));
  if (!page.fromCache && page.next && !overlaps) return start(page);

  const newest = new Map(page.items.map((post) => [post.id, post]));
  const isGone = goneFrom(page, newest);
  const kept = mapBlocks(state.blocks, (post) => (isGone(post) ? null : renewed(post, newest.get(post.id))));
  const placed = new Set(kept.flat().map((post) => post.id));
  const last = lastOf(kept);
  // Beyond what is loaded there may be others between: the next page will bring it in its place.
  const belongs = (post: Post) => !state.next || !last || isNewer(post, last);
  const added = page.items.filter((post) => !placed.has(post.id) && belongs(post));
  const blocks = splitFirst(added.reduceRight((now, post) => insert(now, post), kept));
  const atEnd = lastOf(blocks)?.id === page.items.at(-1)?.id;
  return {
    blocks,
    next: isWhole(page) || (atEnd && page.next) ? page.next : state.next,
    confirmed: state.confirmed || !page.fromCache,
    pendingLikeIds: page.pendingLikeIds ?? [],
  };
}

/** A new watch's first answer that the feed does not fill: what is missing from it is no more. */
const isWhole = (page: NewestPosts) => page.isFirstFromServer && !page.next;

/** Which known posts this page says are deleted. */
function goneFrom(page: NewestPosts, newest: ReadonlyMap<string, Post>) {
  const removed = new Set(page.removedIds);
  const oldest = page.items.at(-1);
  const missing = (post: Post) =>
    isWhole(page) || (page.isFirstFromServer && oldest !== undefined && isNewer(post, oldest));
  // One that this device has put back in its place is among older ones: it has only left the page.
  const isAway = (post: Post) =>
    removed.has(post.id) && !(page.next && oldest && !post.pinnedUntil && isNewer(oldest, post));
  return (post: Post) => {
    const now = newest.get(post.id);
    // Pinned or let go, it comes in where it stands now.
    return now ? sortOf(now) !== sortOf(post) : isAway(post) || missing(post);
  };
}

/** Takes in the next page of older posts. */
export function withOlder(state: FeedState, page: Page<Post>): FeedState {
  const known = new Set(postsOf(state).map((post) => post.id));
  const more = page.items.filter((post) => !known.has(post.id));
  return { ...state, blocks: [...state.blocks, ...inBlocks(more)], next: page.next };
}

/** Changes one post, or takes it out with null. One that is pinned or let go moves to where it stands then. */
export function changePost(state: FeedState, postId: string, change: (post: Post) => Post | null): FeedState {
  let moved: Post | null = null;
  const kept = mapBlocks(state.blocks, (post) => {
    const after = post.id === postId ? change(post) : post;
    if (!after || sortOf(after) === sortOf(post)) return after;
    moved = after;
    return null;
  });
  const last = lastOf(kept);
  const belongs = moved && (!state.next || !last || isNewer(moved, last));
  return { ...state, blocks: belongs && moved ? insert(kept, moved) : kept };
}

/** Keeps every block that did not change as it is, so that it is not drawn again. */
function mapBlocks(blocks: FeedState['blocks'], change: (post: Post) => Post | null): FeedState['blocks'] {
  const mapped = blocks.map((block) => {
    const after = block.map(change).filter((post) => post !== null);
    const same = after.length === block.length && after.every((post, index) => post === block[index]);
    return same ? block : after;
  });
  return mapped.filter((block) => block.length > 0);
}

function insert(blocks: FeedState['blocks'], post: Post): FeedState['blocks'] {
  const comesBefore = (other: Post) => isNewer(post, other);
  const at = blocks.findIndex((block) => block.some(comesBefore));
  // The last one, where none holds an older post.
  const block = blocks.at(at);
  if (!block) return [[post]];
  const place = block.findIndex(comesBefore);
  const longer = block.toSpliced(place < 0 ? block.length : place, 0, post);
  return blocks.with(at, longer);
}

function splitFirst(blocks: FeedState['blocks']): FeedState['blocks'] {
  const [first, ...rest] = blocks;
  if (!first || first.length <= FIRST_BLOCK) return blocks;
  return [first.slice(0, FEED_PAGE_SIZE), ...inBlocks(first.slice(FEED_PAGE_SIZE)), ...rest];
}

function inBlocks(posts: readonly Post[]): Post[][] {
  const count = Math.ceil(posts.length / BLOCK_SIZE);
  return Array.from({ length: count }, (_, index) =>
    posts.slice(index * BLOCK_SIZE, (index + 1) * BLOCK_SIZE),
  );
}

const sortOf = ({ sortAt, createdAt }: Post) => Number(sortAt ?? createdAt);
const isNewer = (post: Post, than: Post) => sortOf(post) > sortOf(than);

/** The old object when nothing on the card differs: every answer of the listener makes new ones of all ten. */
function renewed(before: Post, after: Post | undefined): Post {
  return after === undefined || JSON.stringify(before) === JSON.stringify(after) ? before : after;
}
