import type { FeedId, FeedQuery } from '@/backend/ports/posts';

const FEED = 'feed';
const SEARCH = 'feed-search';

/** Keys of what is read of feeds, posts and comments, in the query cache. */
export const feedKeys = {
  /** What is known of all feeds. */
  states: [FEED],
  state: ({ schoolId, groupId, topic }: FeedQuery) => [FEED, schoolId, groupId, topic],
  /** The listener that tells it. */
  watch: ({ schoolId, groupId, topic }: FeedQuery) => ['feed-watch', schoolId, groupId, topic],
  /** What is found by all searches. */
  searches: [SEARCH],
  search: ({ schoolId, groupId }: FeedId, token: string | null) => [SEARCH, schoolId, groupId, token],
  hidden: ['feed-hidden'],
  pins: ({ schoolId, groupId }: FeedId) => ['feed-pins', schoolId, groupId],
  /** Whether somebody has posted at a school. */
  firstBy: (schoolId: string, uid: string) => ['feed-first', schoolId, uid],
  post: (postId: string) => ['post', postId],
  /** The group that a post is in. */
  group: (groupId: string) => ['post-group', groupId],
  comments: (postId: string) => ['comments', postId],
};
