import { describe, expect, it, vi } from 'vitest';
import type { Cursor, Page } from '../../live';
import { collectPages } from './collect-pages';

const numbers = Array.from({ length: 25 }, (_, index) => index);
const pagesOf = (items: number[], size: number) =>
  vi.fn(async (after: Cursor | null): Promise<Page<number>> => {
    const start = after ? Number(after.opaque) : 0;
    const end = start + size;
    return { items: items.slice(start, end), next: end < items.length ? { opaque: end } : null };
  });

describe('collect', () => {
  it('reads a list to its end, page after page', async () => {
    const read = pagesOf(numbers, 10);
    expect(await collectPages(read)).toEqual(numbers);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('reads on past what does not count, and stops when there is enough', async () => {
    const read = pagesOf(numbers, 5);
    const found = await collectPages(read, { keep: (number) => number >= 9, enough: 3 });
    expect(found).toEqual([9, 10, 11]);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('gives what it found when the list ends or the pages are used up', async () => {
    expect(await collectPages(pagesOf(numbers, 10), { keep: (number) => number > 22, enough: 9 })).toEqual([
      23, 24,
    ]);
    const read = pagesOf(numbers, 5);
    expect(
      await collectPages(read, { keep: (number) => number === 4 || number > 9, enough: 9, mostPages: 2 }),
    ).toEqual([4]);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
