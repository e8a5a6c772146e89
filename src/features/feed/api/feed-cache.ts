import {
  type InfiniteData,
  type QueryClient,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Page } from '@/backend/live';
import type { FeedQuery } from '@/backend/ports/posts';
import type { Post } from '@/domain/entities/post';
import { changePost, type FeedState } from '../model/feed-state';
import { feedKeys } from './feed-keys';

/** A value that only we put into the cache. Comparing a thousand posts deeply at each change would be felt. */
const keptValue = {
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const;

/** What is known of a feed. */
export const useFeedState = (feed: FeedQuery): FeedState | undefined =>
  useQuery<FeedState>({ ...keptValue, queryKey: feedKeys.state(feed) }).data;

export const setFeedState = (
  client: QueryClient,
  feed: FeedQuery,
  change: (state: FeedState | undefined) => FeedState | undefined,
): void => {
  client.setQueryData<FeedState>(feedKeys.state(feed), change);
};

/** Changes a post wherever the cache holds a copy of its own; null takes it out. Live copies follow by themselves. */
export function changeCachedPost(
  client: QueryClient,
  postId: string,
  change: (post: Post) => Post | null,
): void {
  client.setQueriesData<FeedState>(
    { queryKey: feedKeys.states },
    (state) => state && changePost(state, postId, change),
  );
  client.setQueriesData<InfiniteData<Page<Post>>>({ queryKey: feedKeys.searches }, (found) => {
    if (!found) return found;
    const changed = (post: Post) => (post.id === postId ? change(post) : post);
    const pages = found.pages.map((page) => ({
      ...page,
      items: page.items.map(changed).filter((post) => post !== null),
    }));
    return { ...found, pages };
  });
}

/** Ids of posts and comments that are being deleted: off the screen at once, back when it fails. */
export function useHidden(): {
  hidden: readonly string[];
  setHidden: (id: string, isHidden: boolean) => void;
} {
  const client = useQueryClient();
  const { data } = useQuery<readonly string[]>({ ...keptValue, queryKey: feedKeys.hidden });
  const setHidden = useCallback(
    (id: string, isHidden: boolean) =>
      client.setQueryData<readonly string[]>(feedKeys.hidden, (now = []) => {
        const others = now.filter((one) => one !== id);
        return isHidden ? [...others, id] : others;
      }),
    [client],
  );
  return { hidden: data ?? NOTHING, setHidden };
}

const NOTHING: readonly string[] = [];
