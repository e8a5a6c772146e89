import type { Cursor, Page } from '../live';

/** What is known of a list beyond its first page, which is live. */
export interface LivePages<T> {
  first: Page<T> | undefined;
  /** What comes after the first page, as it was read, or as it was pushed out of it. */
  rest: readonly T[];
  /** Where to read on; undefined after the first page. */
  next: Cursor | null | undefined;
  /** How many pages have been read after the first. */
  further: number;
  /** The first page that the rest is without a gap since. */
  from: Page<T> | undefined;
}

export const noPages = { first: undefined, rest: [], next: undefined, further: 0, from: undefined };

/**
 * Carries a list on when its first page has changed. What new items pushed out of the page goes to the rest; what is
 * gone from its middle, or made room for items of the rest, was deleted. With nothing in common the rest would have a
 * gap before it and is dropped.
 */
export function withFirstPage<T>(
  known: LivePages<T>,
  first: Page<T>,
  idOf: (item: T) => string,
): LivePages<T> {
  const before = known.first?.items ?? [];
  const has = (items: readonly T[]) => {
    const ids = new Set(items.map(idOf));
    return (item: T) => ids.has(idOf(item));
  };
  const lastKept = before.findLastIndex(has(first.items));
  if (lastKept < 0) return { ...noPages, first, from: first };
  const last = first.items.at(-1);
  const restBegan = known.next !== undefined || known.rest.length > 0;
  // A last item that was on the page, or in none that was read (a new one in a list that is not by time), came with a push.
  const isPush = (item: T) => has(before)(item) || (restBegan && !has(known.rest)(item));
  const wasPushed = first.next !== null && last !== undefined && isPush(last);
  const pushed = wasPushed ? before.slice(lastKept + 1) : [];
  return { ...known, first, rest: [...pushed, ...known.rest.filter((item) => !has(pushed)(item))] };
}

/**
 * Adds the page that was read after a place. What was pushed out of the live page meanwhile may be in it as well. A page
 * that was asked for before the rest was dropped would leave a gap before it: it is dropped too.
 */
export function withNextPage<T>(
  known: LivePages<T>,
  page: Page<T>,
  askedFor: LivePages<T>,
  idOf: (item: T) => string,
): LivePages<T> {
  if (known.from !== askedFor.from) return known;
  const has = new Set(known.rest.map(idOf));
  const added = page.items.filter((item) => !has.has(idOf(item)));
  return { ...known, rest: [...known.rest, ...added], next: page.next, further: known.further + 1 };
}

/** All that is known of the list, each item once and as the live page has it. */
export function itemsOf<T>({ first, rest }: LivePages<T>, idOf: (item: T) => string): T[] | undefined {
  if (!first) return undefined;
  const live = new Set(first.items.map(idOf));
  return [...first.items, ...rest.filter((item) => !live.has(idOf(item)))];
}
