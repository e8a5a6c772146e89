import type { ReactNode } from 'react';
import { EmptyState } from './empty-state';
import { LoadMore, type MorePages } from './load-more';
import { Loaded, type LoadedProps, type Reading } from './loaded';

/** A list of any length, live or not. */
export interface PagedReading<T> extends Reading<T[]>, MorePages {
  data: T[] | undefined;
}

export interface PagedListProps<T> extends Omit<LoadedProps<T[]>, 'read' | 'children'> {
  pages: PagedReading<T>;
  /** What to say when there is nothing: words, or a state of its own. */
  empty: ReactNode;
  children: (items: T[]) => ReactNode;
}

/** A list with all that it can be: on its way, failed, empty, and longer than what is there. */
export function PagedList<T>({ pages, empty, children, ...loaded }: PagedListProps<T>) {
  const nothing = typeof empty === 'string' ? <EmptyState message={empty} /> : empty;
  return (
    <Loaded read={pages} {...loaded}>
      {(items) => (
        <>
          {items.length > 0 ? children(items) : !pages.hasMore && nothing}
          <LoadMore pages={pages} />
        </>
      )}
    </Loaded>
  );
}
