import { limit, orderBy, type Query, query, where } from 'firebase/firestore';
import type { Post } from '@/domain/entities/post';
import { FEED_PAGE_SIZE } from '@/domain/limits';
import type { FeedQuery } from '../../ports/posts';
import { postsOf } from '../collections/posts';

/** As a feed shows them: pinned ones are among them, on top, and cost no read beside them (docs/decisions.md 94). */
export const feedQuery = (feed: FeedQuery): Query<Post> =>
  postsOf(feed, ...(feed.topic ? [where('topic', '==', feed.topic)] : []), orderBy('sortAt', 'desc'));

/** The first page of a feed. */
export const newestOf = (feed: FeedQuery): Query<Post> => query(feedQuery(feed), limit(FEED_PAGE_SIZE));
