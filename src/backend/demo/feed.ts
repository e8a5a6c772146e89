import { FEED_PAGE_SIZE } from '@/domain/limits';
import type { CommentsPort } from '../ports/comments';
import type { PollsPort } from '../ports/polls';
import type { FeedId, FeedQuery, PostsPort } from '../ports/posts';
import { observeConstant, pageOf } from './constant';
import { posts as all, commentsOf, postOf, school } from './records';
import { refuse } from './refuse';

const postsOf = ({ schoolId, groupId }: FeedId) => (schoolId === school.id && groupId === null ? all : []);

/** Pinned ones on top. */
const feedOf = (feed: FeedQuery) =>
  postsOf(feed)
    .filter(({ topic }) => !feed.topic || topic === feed.topic)
    .toSorted((one, other) => Number(other.sortAt) - Number(one.sortAt));

/** The made-up school's feed, to be read. */
export const posts: PostsPort = {
  watchNewest: (feed, observer) =>
    observeConstant(
      {
        ...pageOf(feedOf(feed), null, FEED_PAGE_SIZE),
        removedIds: [],
        fromCache: false,
        isFirstFromServer: true,
      },
      observer,
    ),
  older: (feed, after) => Promise.resolve(pageOf(feedOf(feed), after, FEED_PAGE_SIZE)),
  watch: (postId, observer) => observeConstant(postOf(postId), observer),
  newestBy: (schoolId, authorId, count) =>
    Promise.resolve(
      postsOf({ schoolId, groupId: null })
        .filter((post) => post.authorId === authorId)
        .slice(0, count),
    ),
  search: (feed, token, after) =>
    Promise.resolve(
      pageOf(
        postsOf(feed).filter((post) => post.searchTokens.includes(token)),
        after,
        FEED_PAGE_SIZE,
      ),
    ),
  uploadImage: refuse,
  create: refuse,
  edit: refuse,
  revisions: refuse,
  delete: refuse,
  act: refuse,
  pins: refuse,
  setLiked: refuse,
  authorOf: refuse,
};

/** The visitor has voted in none of its polls. */
export const polls: PollsPort = {
  watchMine: (_uid, _postId, _source, observer) => observeConstant(null, observer),
  vote: refuse,
};

/** What stands under its posts, to be read. */
export const comments: CommentsPort = {
  watchNewest: (postId, observer) =>
    observeConstant({ items: [...commentsOf(postId)].reverse(), next: null }, observer),
  older: () => Promise.resolve({ items: [], next: null }),
  create: refuse,
  edit: refuse,
  delete: refuse,
};
