import { hashKey, type QueryKey, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cursor, Page, Subscribe } from '../live';
import { itemsOf, type LivePages, noPages, withFirstPage, withNextPage } from './live-pages';
import { useLive } from './use-live';
import type { Pages } from './use-pages';

type Known<T> = LivePages<T> & { of: string };

/** A list whose first page is live and whose others are read when asked for: `watch` tells its first page, `more` reads on from a place in it. */
export function useLivePages<T>(
  key: QueryKey,
  watch: Subscribe<Page<T>>,
  more: (after: Cursor) => Promise<Page<T>>,
  idOf: (item: T) => string,
): Pages<T> & Pick<LivePages<T>, 'further'> {
  const hash = hashKey(key);
  const live = useLive<Page<T>>(key, watch);
  const [state, setState] = useState<Known<T>>({ ...noPages, of: hash });
  const known = state.of === hash ? state : { ...noPages, of: hash };
  const current =
    live.data && known.first !== live.data ? { ...withFirstPage(known, live.data, idOf), of: hash } : known;
  if (current !== state) setState(current);

  const loading = useMutation({
    mutationFn: ({ after }: { after: Cursor; asked: Known<T> }) => more(after),
    onSuccess: (page, { asked }) =>
      setState((now) =>
        now.of === asked.of ? { ...withNextPage(now, page, asked, idOf), of: now.of } : now,
      ),
  });
  // What was asked for in another list says nothing of this one.
  const isOurs = loading.variables?.asked.of === hash;
  const isLoadingMore = isOurs && loading.isPending;
  const next = current.next === undefined ? (current.first?.next ?? null) : current.next;
  return {
    ...live,
    data: itemsOf(current, idOf),
    further: current.further,
    hasMore: next !== null,
    isLoadingMore,
    hasFailedMore: isOurs && loading.isError,
    loadMore: () => {
      if (next && !isLoadingMore) loading.mutate({ after: next, asked: current });
    },
  };
}
