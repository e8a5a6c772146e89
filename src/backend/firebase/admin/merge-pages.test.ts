import { expect, it } from 'vitest';
import { type Listed, mergePages } from './merge-pages';

/** Reads lists to their end as the console does: each from after the last item taken of it. */
function pagesOf(lists: Record<string, number[]>, size: number): number[][] {
  const pages: number[][] = [];
  let taken: Readonly<Record<string, Listed>> | undefined;
  do {
    const found = Object.entries(lists).map(([list, times]) => {
      const after = taken?.[list]?.at ?? Number.POSITIVE_INFINITY;
      return times
        .filter((at) => at < after)
        .slice(0, size)
        .map((at) => ({ list, at }));
    });
    const page = mergePages(found, size, taken);
    pages.push(page.items.map(({ at }) => at));
    taken = page.next ?? undefined;
  } while (taken);
  return pages;
}

it('goes through all lists by time, each item once', () => {
  expect(pagesOf({ oak: [9, 8, 7, 6, 1], elm: [5, 4, 3] }, 3)).toEqual([
    [9, 8, 7],
    [6, 5, 4],
    [3, 1],
  ]);
});

it('goes on with a list that had no part in a page', () => {
  expect(pagesOf({ oak: [9, 8, 7, 6], elm: [2] }, 2)).toEqual([[9, 8], [7, 6], [2]]);
});

it('ends where there is nothing', () => {
  expect(pagesOf({ oak: [], elm: [] }, 3)).toEqual([[]]);
  expect(pagesOf({}, 3)).toEqual([[]]);
  expect(pagesOf({ oak: [1] }, 3)).toEqual([[1]]);
});
