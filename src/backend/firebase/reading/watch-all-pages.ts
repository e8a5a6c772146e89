import type { Cursor, Observer, Page, Subscribe, Unsubscribe } from '../../live';

/**
 * A live list to its end, a page at a time, since rules bound each read. Each full page has a listener of the next
 * one behind it, made anew when the page ends elsewhere.
 * @param idOf names a place, to tell whether it has moved
 */
export function watchAllPages<T>(
  watchFrom: (after: Cursor | null) => Subscribe<Page<T>>,
  idOf: (item: T) => string,
  observer: Observer<T[]>,
  after: Cursor | null = null,
): Unsubscribe {
  let items: T[] = [];
  let behind: { from: string; stop: Unsubscribe } | null = null;
  let rest: T[] | null = null;
  const leave = () => {
    behind?.stop();
    behind = null;
    rest = null;
  };
  const tell = () => {
    if (rest) observer.next([...items, ...rest]);
  };
  const stop = watchFrom(after)({
    next(page) {
      items = page.items;
      const last = items.at(-1);
      if (!page.next || last === undefined) {
        leave();
        return observer.next(items);
      }
      const from = idOf(last);
      if (behind?.from === from) return tell();
      leave();
      const others: Observer<T[]> = {
        next(found) {
          rest = found;
          tell();
        },
        error: (failure) => observer.error(failure),
      };
      behind = { from, stop: watchAllPages(watchFrom, idOf, others, page.next) };
    },
    error: (failure) => observer.error(failure),
  });
  return () => {
    leave();
    stop();
  };
}
