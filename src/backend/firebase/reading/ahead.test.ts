import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '../../errors';
import type { Observer } from '../../live';
import { watchAhead, watchNamed } from './ahead';

const sdk = vi.hoisted(() => ({ db: {} }));
vi.mock('../sdk/firestore', () => ({ db: () => sdk.db }));

beforeEach(() => {
  vi.useFakeTimers();
  sdk.db = {};
});
afterEach(() => void vi.useRealTimers());

/** Something to watch, and what is going on with it. */
function aSource() {
  const open = new Set<Observer<string>>();
  const subscribe = vi.fn((observer: Observer<string>) => {
    open.add(observer);
    return () => void open.delete(observer);
  });
  const tell = (value: string) => [...open].forEach(({ next }) => void next(value));
  const fail = (code: 'unavailable' | 'permission-denied') =>
    [...open].forEach(({ error }) => void error(new BackendError(code)));
  return { subscribe, tell, fail, open };
}

/** Somebody who watches it. */
function watching(subscribe: ReturnType<typeof aSource>['subscribe'], name = 'posts') {
  const told: string[] = [];
  const stop = watchNamed<string>(name, subscribe, {
    next: (value) => void told.push(value),
    error: ({ code }) => void told.push(code),
  });
  return { told, stop };
}

it('tells at once what has been told ahead, and all that follows, by one listener', async () => {
  const { subscribe, tell } = aSource();
  watchAhead('posts', subscribe);
  tell('one');
  tell('two');
  const { told } = watching(subscribe);
  // Never before the listener is returned.
  expect(told).toEqual([]);
  await Promise.resolve();
  tell('three');
  expect(told).toEqual(['two', 'three']);
  expect(subscribe).toHaveBeenCalledOnce();
});

it('tells nothing twice, and nothing old', async () => {
  const { subscribe, tell } = aSource();
  watchAhead('posts', subscribe);
  tell('one');
  const { told } = watching(subscribe);
  tell('two');
  await Promise.resolve();
  expect(told).toEqual(['two']);
});

it('tells nothing to whoever has stopped', async () => {
  const { subscribe, tell } = aSource();
  watchAhead('posts', subscribe);
  tell('one');
  const { told, stop } = watching(subscribe);
  stop();
  await Promise.resolve();
  tell('two');
  expect(told).toEqual([]);
});

it('ends after a while when nobody watches it, and else with the last of them', () => {
  const [left, followed] = [aSource(), aSource()];
  watchAhead('left', left.subscribe);
  watchAhead('followed', followed.subscribe);
  const [first, second] = [
    watching(followed.subscribe, 'followed'),
    watching(followed.subscribe, 'followed'),
  ];
  vi.advanceTimersByTime(29_000);
  expect(left.open.size).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect([left.open.size, followed.open.size]).toEqual([0, 1]);
  first.stop();
  expect(followed.open.size).toBe(1);
  second.stop();
  expect(followed.open.size).toBe(0);
  // Whoever asks then begins anew.
  watching(followed.subscribe, 'followed');
  expect(followed.subscribe).toHaveBeenCalledTimes(2);
});

it('is held for a while, also when whoever watched it has stopped', () => {
  const { subscribe, open } = aSource();
  watchAhead('posts', subscribe);
  watching(subscribe).stop();
  expect(open.size).toBe(1);
  vi.advanceTimersByTime(31_000);
  expect(open.size).toBe(0);
});

it('tells that the server can’t be reached, after which more may come', async () => {
  const { subscribe, tell, fail } = aSource();
  watchAhead('posts', subscribe);
  fail('unavailable');
  const { told } = watching(subscribe);
  await Promise.resolve();
  tell('one');
  expect(told).toEqual(['unavailable', 'one']);
});

it('tells a refusal, and begins anew for whoever asks then', () => {
  const { subscribe, fail } = aSource();
  watchAhead('posts', subscribe);
  const { told } = watching(subscribe);
  fail('permission-denied');
  expect(told).toEqual(['permission-denied']);
  watching(subscribe);
  expect(subscribe).toHaveBeenCalledTimes(2);
});

it('has nothing of another database, which is opened with another sign-in', () => {
  const { subscribe } = aSource();
  watchAhead('posts', subscribe);
  sdk.db = {};
  watching(subscribe);
  expect(subscribe).toHaveBeenCalledTimes(2);
});

it('is watched ahead once', () => {
  const { subscribe } = aSource();
  watchAhead('posts', subscribe);
  watchAhead('posts', subscribe);
  expect(subscribe).toHaveBeenCalledOnce();
});
