import { describe, expect, it } from 'vitest';
import type { Page } from '../live';
import { itemsOf, type LivePages, noPages, withFirstPage, withNextPage } from './live-pages';

interface Item {
  id: string;
}

const idOf = ({ id }: Item) => id;
const cursor = { opaque: 'further on' };
const page = (ids: string, isFull = true): Page<Item> => ({
  items: [...ids].map((id) => ({ id })),
  next: isFull ? cursor : null,
});
const ids = (known: LivePages<Item>) =>
  itemsOf(known, idOf)
    ?.map(({ id }) => id)
    .join('');
/** What is shown after these first pages, with `read` read after the first of them. */
const shownAfter = (read: string, ...firsts: Page<Item>[]) => {
  const [first, ...changes] = firsts;
  const start = withFirstPage<Item>(noPages, first as Page<Item>, idOf);
  const known: LivePages<Item> = { ...start, rest: page(read).items, next: null };
  return changes.reduce((now, change) => withFirstPage(now, change, idOf), known);
};

describe('A list whose first page is live', () => {
  it('shows what was read after it', () => {
    expect(ids(shownAfter('cd', page('ab')))).toBe('abcd');
  });

  it('keeps what newer items push out of the page, read on or not', () => {
    expect(ids(shownAfter('de', page('abc'), page('xab'), page('yxa')))).toBe('yxabcde');
    expect(ids(shownAfter('', page('abc'), page('xab')))).toBe('xabc');
  });

  it('loses what is deleted, in the middle of the page and at its end', () => {
    expect(ids(shownAfter('de', page('abc'), page('acd')))).toBe('acde');
    expect(ids(shownAfter('de', page('abc'), page('abd')))).toBe('abde');
    expect(ids(shownAfter('', page('abc', false), page('ab', false)))).toBe('ab');
  });

  it('keeps what an item in the middle or at the end of the page pushes out of it, as in a list by name', () => {
    expect(ids(shownAfter('ef', page('abd'), page('abc')))).toBe('abcdef');
    expect(ids(shownAfter('ef', page('acd'), page('abc')))).toBe('abcdef');
    expect(ids(shownAfter('', page('abd'), page('abc')))).toBe('abcd');
  });

  it('leaves no gap when everything is new: what was read is read again', () => {
    const known = shownAfter('de', page('abc'), page('xyz'));
    expect(ids(known)).toBe('xyz');
    expect(known.next).toBeUndefined();
  });

  it('reads on after what was pushed out of the page before anything else was read, each item once', () => {
    const start = withFirstPage<Item>(noPages, page('abc'), idOf);
    const pushed = withFirstPage(start, page('xab'), idOf);
    expect(pushed.next).toBeUndefined();
    const known = withNextPage(pushed, page('cde', false), pushed, idOf);
    expect(ids(known)).toBe('xabcde');
    expect(known.rest.map(idOf).join('')).toBe('cde');
    expect(known.next).toBeNull();
  });

  it('takes a page that newer items overtook, but none from behind a gap', () => {
    const asked = withFirstPage<Item>(noPages, page('abc'), idOf);
    expect(ids(withNextPage(withFirstPage(asked, page('xab'), idOf), page('de'), asked, idOf))).toBe(
      'xabcde',
    );
    const anew = withFirstPage(asked, page('xyz'), idOf);
    expect(withNextPage(anew, page('de'), asked, idOf)).toBe(anew);
  });
});
