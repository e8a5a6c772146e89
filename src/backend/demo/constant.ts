import type { Cursor, Observer, Page, Unsubscribe } from '../live';

/** A live read of what never changes. */
export function observeConstant<T>(value: T, observer: Observer<T>): Unsubscribe {
  observer.next(value);
  return () => undefined;
}

/** A slice of a list as a page; the cursor is the place after it. */
export function pageOf<T>(items: readonly T[], after: Cursor | null, size: number): Page<T> {
  const from = after ? (after.opaque as number) : 0;
  const to = from + size;
  return { items: items.slice(from, to), next: to < items.length ? { opaque: to } : null };
}
