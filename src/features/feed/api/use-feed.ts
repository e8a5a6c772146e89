import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BackendError } from '@/backend/errors';
import type { Cursor } from '@/backend/live';
import type { FeedQuery } from '@/backend/ports/posts';
import { useBackend, useLive } from '@/backend/react';
import { FEED_REFRESH_MS } from '@/domain/limits';
import { type FeedState, withNewest, withOlder } from '../model/feed-state';
import { usePageVisible } from '../model/use-page-visible';
import { setFeedState, useFeedState } from './feed-cache';
import { feedKeys } from './feed-keys';

export interface LiveFeed {
  /** Undefined until something is known. */
  state: FeedState | undefined;
  /** The listener stopped; it is started again every 30 seconds, or by `retry`. */
  error: BackendError | null;
  retry: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasFailedMore: boolean;
  /** Reads the next page of older posts. */
  loadMore: () => void;
}

/** A feed: its newest page live while the tab is seen, older pages on demand (product §4.6). */
export function useFeed(feed: FeedQuery): LiveFeed {
  const { posts } = useBackend();
  const client = useQueryClient();
  const visible = usePageVisible();
  const state = useFeedState(feed);

  const { error, retry } = useLive<true>(
    feedKeys.watch(feed),
    visible
      ? (observer) =>
          posts.watchNewest(feed, {
            next: (page) => {
              setFeedState(client, feed, (now) => withNewest(now, page));
              observer.next(true);
            },
            error: observer.error,
          })
      : null,
  );
  useEffect(() => {
    if (!error || !visible) return;
    const timer = setInterval(retry, FEED_REFRESH_MS);
    return () => clearInterval(timer);
  }, [error, visible, retry]);

  const loading = useMutation({
    mutationFn: (after: Cursor) => posts.older(feed, after),
    onSuccess: (page, after) =>
      // The feed may have started again meanwhile; this page is then not the next one.
      setFeedState(client, feed, (now) => (now?.next === after ? withOlder(now, page) : now)),
  });
  const next = state?.next;
  return {
    state,
    error,
    retry,
    hasMore: Boolean(next),
    isLoadingMore: loading.isPending,
    hasFailedMore: loading.isError,
    loadMore: () => {
      if (next && !loading.isPending) loading.mutate(next);
    },
  };
}
