import type { PinList } from './entities/pin-list';
import type { Post } from './entities/post';

/** Posts that are pinned in one feed at once. */
export const MAX_PINS = 3;
/** A post is pinned for at most so many days. */
export const PIN_DAYS = 60;

/** Under which the pins of a school's own feed are kept: no group's id, as it has an underscore. */
const SCHOOL_FEED = 'school_feed';

/** Under which the pins of a feed are kept, below its school. */
export const pinListId = (groupId: string | null): string => groupId ?? SCHOOL_FEED;

/** Until when a post is pinned; null where it is not, or no more. */
export const pinnedUntil = (post: Pick<Post, 'pinnedUntil'>, now: Date): Date | null =>
  post.pinnedUntil && post.pinnedUntil > now ? post.pinnedUntil : null;

/** What else is pinned in the feed of a post at a moment: ids with their ends. What is over makes room. */
export const othersPinned = (posts: PinList['posts'], postId: string, now: Date): [string, Date][] =>
  Object.entries(posts).filter(([id, end]) => id !== postId && end > now);
