import { beforeEach, expect, it, vi } from 'vitest';
import type { Backend } from '@/backend';
import { author, left, post, tab } from './outbox/testing';

/** Fetching the code, as the test wants it. */
const code = vi.hoisted(() => ({ fetch: vi.fn<() => Promise<{ outboxOf: () => unknown }>>() }));
vi.mock('@/backend/fetched', () => ({ fetched: () => code.fetch() }));

/** What a reload would lose. */
const lost = vi.hoisted(() => new Set<object>());
vi.mock('@/unsaved', async (original) => ({
  ...(await original<object>()),
  losesOnReload: (what: object, isLost: boolean) => (isLost ? lost.add(what) : lost.delete(what)),
}));

let readers: (() => void)[] = [];
let isOffline = false;
const backend = {
  connection: {
    isOffline: () => isOffline,
    watch: (next: () => void) => {
      readers.push(next);
      return () => (readers = readers.filter((one) => one !== next));
    },
  },
} as unknown as Backend;
const become = (offline: boolean) => {
  isOffline = offline;
  for (const tell of readers) tell();
};
const fetches = (outbox: unknown) => code.fetch.mockResolvedValue({ outboxOf: () => outbox });

beforeEach(() => {
  // Each test is a page of its own: what was fetched stays there.
  vi.resetModules();
  code.fetch.mockReset();
  readers = [];
  isOffline = false;
});

async function aPage() {
  const { lazyOutboxOf } = await import('./lazy-outbox');
  const outbox = lazyOutboxOf(author, backend);
  if (!outbox) throw new Error('There is one.');
  return { outbox, lazyOutboxOf };
}

it('is none in the demo, and fetches nothing there', async () => {
  const { lazyOutboxOf } = await aPage();
  expect(lazyOutboxOf(author, {} as Backend)).toBeNull();
  expect(code.fetch).not.toHaveBeenCalled();
});

it('is empty until its code is there, and tells its readers then and from then on', async () => {
  const there = tab();
  fetches(there);
  const { outbox } = await aPage();
  const told = vi.fn();
  const stop = outbox.subscribe(told);
  const before = outbox.get();
  expect(before).toEqual([]);
  // One list as long as nothing changes: its readers compare.
  expect(outbox.get()).toBe(before);
  outbox.shown(new Set(['p1']));
  await outbox.resume();
  expect(told).toHaveBeenCalledTimes(1);
  await outbox.send(post);
  expect(outbox.get()).toBe(there.get());
  expect(outbox.get()).toMatchObject([{ id: 'p1', isSent: true }]);
  const times = told.mock.calls.length;
  expect(times).toBeGreaterThan(1);
  stop();
  outbox.shown(new Set(['p1']));
  expect(outbox.get()).toEqual([]);
  expect(told).toHaveBeenCalledTimes(times);
});

it('does what was asked before, and fetches its code once', async () => {
  const calls = {
    get: () => [left(post)],
    subscribe: () => () => undefined,
    send: vi.fn(async () => 'sent'),
    retry: vi.fn(async () => undefined),
    discard: vi.fn(async () => 'gone'),
    resume: vi.fn(async () => undefined),
  };
  fetches(calls);
  const { outbox } = await aPage();
  const asked = [outbox.send(post), outbox.retry('p2'), outbox.discard('p3'), outbox.resume()];
  expect(await Promise.all(asked)).toEqual(['sent', undefined, 'gone', undefined]);
  expect(calls.send).toHaveBeenCalledExactlyOnceWith(post);
  expect(calls.retry).toHaveBeenCalledExactlyOnceWith('p2');
  expect(calls.discard).toHaveBeenCalledExactlyOnceWith('p3');
  expect(calls.resume).toHaveBeenCalledTimes(1);
  expect(code.fetch).toHaveBeenCalledTimes(1);
});

it('asks before a reload as long as nobody has what was sent off', async () => {
  let come: (module: { outboxOf: () => unknown }) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  code.fetch.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  code.fetch.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
  const { outbox } = await aPage();
  const refused = outbox.send(post);
  expect([...lost]).toEqual([post]);
  fail(new Error('no network'));
  await expect(refused).rejects.toThrow('no network');
  expect(lost.size).toBe(0);
  const send = vi.fn(async () => {
    expect(lost.size).toBe(0);
    return 'sent';
  });
  const sent = outbox.send(post);
  expect([...lost]).toEqual([post]);
  come({ outboxOf: () => ({ get: () => [], subscribe: () => () => undefined, send }) });
  await expect(sent).resolves.toBe('sent');
});

it('is the outbox itself once its code was fetched', async () => {
  const there = tab();
  fetches(there);
  const { outbox, lazyOutboxOf } = await aPage();
  expect(outbox).not.toBe(there);
  await outbox.resume();
  expect(lazyOutboxOf(author, backend)).toBe(there);
});

it('fails while its code does not come, and is fetched by the next call', async () => {
  code.fetch.mockRejectedValueOnce(new Error('no network'));
  const { outbox } = await aPage();
  await expect(outbox.send(post)).rejects.toThrow('no network');
  fetches(tab());
  await expect(outbox.send(post)).resolves.toBe('sent');
  expect(code.fetch).toHaveBeenCalledTimes(2);
});

it('that did not come is not asked for by a page that comes and goes, but by a server that is back', async () => {
  code.fetch.mockRejectedValueOnce(new Error('no network'));
  const { outbox } = await aPage();
  await expect(outbox.resume()).rejects.toThrow('no network');
  await expect(outbox.resume()).rejects.toThrow('no network');
  expect(code.fetch).toHaveBeenCalledTimes(1);
  const resume = vi.fn(async () => undefined);
  fetches({ get: () => [], subscribe: () => () => undefined, resume });
  become(true);
  become(false);
  await vi.waitFor(() => expect(resume).toHaveBeenCalledTimes(1));
  expect(code.fetch).toHaveBeenCalledTimes(2);
  expect(readers).toEqual([]);
});

it('fails where there is no outbox after all', async () => {
  fetches(null);
  const { outbox } = await aPage();
  await expect(outbox.resume()).rejects.toThrow('no outbox');
});

it('is one however often its person changes before its code is there, and knows them as they are then', async () => {
  let come: (module: { outboxOf: () => unknown }) => void = () => undefined;
  code.fetch.mockReturnValue(new Promise((resolve) => (come = resolve)));
  const { outbox, lazyOutboxOf } = await aPage();
  const resumed = outbox.resume();
  const renamed = { ...author, lastName: 'Costa' };
  expect(lazyOutboxOf(renamed, backend)).toBe(outbox);
  expect(lazyOutboxOf({ ...author, uid: 'ben' }, backend)).not.toBe(outbox);
  const outboxOf = vi.fn(() => tab());
  come({ outboxOf });
  await resumed;
  expect(outboxOf).toHaveBeenCalledExactlyOnceWith(renamed, backend);
  expect(code.fetch).toHaveBeenCalledTimes(1);
});
