import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { Cursor, Page } from '../live';
import type { Live } from './use-live';
import { readError } from './use-read';

/** A list of any length, live or not: what is there of it, and the way to more. */
export interface Pages<T> extends Live<T[]> {
  hasMore: boolean;
  isLoadingMore: boolean;
  hasFailedMore: boolean;
  loadMore(): void;
}

/** Pages that are asked for, and asked for again. */
export interface FetchedPages<P extends Page<unknown>> extends Pages<P['items'][number]> {
  /** The pages as they were read, for what they say beside their items. */
  pages: P[] | undefined;
  isFetching: boolean;
}

/** What a list may want other than the usual. */
export interface PagesOptions {
  /** False while it has to wait. */
  enabled?: boolean;
  /** With another key what was there stays until that is read, so that lists that are narrowed do not flicker. */
  keepsPrevious?: boolean;
}

/**
 * A list that is read a page at a time and is not live, in the shape of one that is. A failure is told while there is
 * nothing else to show; of a further page that failed, `hasFailedMore` tells.
 * @param key names what is read, ids included
 */
export function usePages<P extends Page<unknown>>(
  key: QueryKey,
  read: (after: Cursor | null) => Promise<P>,
  { enabled = true, keepsPrevious = false }: PagesOptions = {},
): FetchedPages<P> {
  const { data, error, refetch, ...query } = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    enabled,
    placeholderData: keepsPrevious ? keepPreviousData : undefined,
  });
  return {
    pages: data?.pages,
    data: data?.pages.flatMap((page) => page.items as P['items']),
    error: error && !data ? readError(error) : null,
    isFetching: query.isFetching,
    retry: () => void refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasFailedMore: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
  };
}
