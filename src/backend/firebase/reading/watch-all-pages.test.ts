import { expect, it, vi } from 'vitest';
import { BackendError } from '../../errors';
import type { Cursor, Observer, Page } from '../../live';
import { watchAllPages } from './watch-all-pages';

const SIZE = 2;

/** A server that watches a list of letters, some at a time. */
function aServer(letters: string, size: number) {
  let list = letters;
  let opened = 0;
  const open = new Set<() => void>();
  let fail: ((error: BackendError) => void) | undefined;
  const watchFrom = (after: Cursor | null) => (observer: Observer<Page<string>>) => {
    let told = '';
    const tell = () => {
      const from = after ? [...list].findIndex((one) => one > (after.opaque as string)) : 0;
      const items = from < 0 ? [] : [...list].slice(from, from + size);
      if (told === `:${items}`) return;
      told = `:${items}`;
      observer.next({ items, next: items.length === size ? { opaque: items.at(-1) } : null });
    };
    // As the SDK does: never before the listener is returned.
    queueMicrotask(() => open.has(tell) && tell());
    open.add(tell);
    opened += 1;
    fail = observer.error;
    return () => open.delete(tell);
  };
  const become = async (next: string) => {
    list = next;
    for (const tell of [...open]) tell();
    await vi.waitFor(() => undefined);
  };
  return {
    watchFrom,
    become,
    listeners: () => open.size,
    opened: () => opened,
    fail: (error: BackendError) => fail?.(error),
  };
}

function watched(letters: string, size = SIZE) {
  const server = aServer(letters, size);
  const observer = { next: vi.fn<(items: string[]) => void>(), error: vi.fn() };
  const stop = watchAllPages(server.watchFrom, (item) => item, observer);
  const told = () => observer.next.mock.lastCall?.[0].join('');
  return { ...server, observer, stop, told };
}

it.each(['', 'a', 'ab', 'abc', 'abcdefg'])('tells all of "%s" at once', async (letters) => {
  const { told, observer } = watched(letters);
  await vi.waitFor(() => expect(told()).toBe(letters));
  expect(observer.next).toHaveBeenCalledTimes(1);
});

it('follows changes on every page, and holds no listener too many', async () => {
  const { told, become, listeners } = watched('acegi');
  await vi.waitFor(() => expect(told()).toBe('acegi'));
  expect(listeners()).toBe(3);
  await become('abcegi');
  await vi.waitFor(() => expect(told()).toBe('abcegi'));
  await become('abcegik');
  await vi.waitFor(() => expect(told()).toBe('abcegik'));
  await become('a');
  await vi.waitFor(() => expect(told()).toBe('a'));
  expect(listeners()).toBe(1);
});

it('goes on from the end of a page, wherever it has moved to', async () => {
  const { told, become } = watched('abdefgh', 3);
  await vi.waitFor(() => expect(told()).toBe('abdefgh'));
  await become('abcdefgh');
  await vi.waitFor(() => expect(told()).toBe('abcdefgh'));
});

it('keeps the pages behind one that ends where it did', async () => {
  const { told, become, opened } = watched('acefgh', 3);
  await vi.waitFor(() => expect(told()).toBe('acefgh'));
  const before = opened();
  await become('abefgh');
  await vi.waitFor(() => expect(told()).toBe('abefgh'));
  expect(opened()).toBe(before);
});

it('stops every page, and passes on what fails', async () => {
  const { told, listeners, stop, fail, observer } = watched('abcdef');
  await vi.waitFor(() => expect(told()).toBe('abcdef'));
  const error = new BackendError('permission-denied');
  fail(error);
  expect(observer.error).toHaveBeenCalledExactlyOnceWith(error);
  stop();
  expect(listeners()).toBe(0);
});
