import { limit, orderBy, type Query, type QuerySnapshot, query, where } from 'firebase/firestore';
import type { Post } from '@/domain/entities/post';
import { FEED_PAGE_SIZE } from '@/domain/limits';
import type { Subscribe } from '../../live';
import type { FeedQuery } from '../../ports/posts';
import { postsOf } from '../collections/posts';
import { listenToQuery } from '../reading/listen';
import { auth } from '../sdk/auth';

/** As a feed shows them: pinned ones are among them, on top, and cost no read beside them (docs/decisions.md 94). */
export const feedQuery = (feed: FeedQuery): Query<Post> =>
  postsOf(feed, ...(feed.topic ? [where('topic', '==', feed.topic)] : []), orderBy('sortAt', 'desc'));

/** The first page of a feed, live. */
export const snapshotsOf =
  (feed: FeedQuery): Subscribe<QuerySnapshot<Post>> =>
  ({ next, error }) =>
    listenToQuery(query(feedQuery(feed), limit(FEED_PAGE_SIZE)), next, error);

/** The name under which that is watched ahead for somebody; other rights show other posts. */
export const feedName = ({ schoolId, groupId, topic }: FeedQuery): string =>
  ['newest', auth.currentUser?.uid, schoolId, groupId, topic].join(' ');
