import type { Key, ReactNode } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { LoadMore } from '@/ui/load-more';
import type { AdminPages } from './api/use-admin-query';
import { Loaded } from './loaded';

interface Props<T> {
  pages: AdminPages<T>;
  /** What to say when there is nothing. */
  empty: string;
  keyOf: (item: T) => Key;
  children: (item: T) => ReactNode;
}

/** Rows with lines between them, more on demand. */
export function PagedList<T>({ pages, empty, keyOf, children }: Props<T>) {
  return (
    <Loaded query={{ ...pages, data: pages.items }}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState message={empty} />
        ) : (
          <>
            <ul className="grid divide-y divide-line">
              {items.map((item) => (
                <li key={keyOf(item)} className="py-4">
                  {children(item)}
                </li>
              ))}
            </ul>
            <LoadMore
              hasMore={pages.hasNextPage}
              loading={pages.isFetchingNextPage}
              failed={pages.isFetchNextPageError}
              onLoad={() => void pages.fetchNextPage()}
            />
          </>
        )
      }
    </Loaded>
  );
}
