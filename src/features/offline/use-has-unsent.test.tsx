import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OutboxCalls } from './lazy-outbox';
import { OfflineContext } from './offline-context';
import type { Entry } from './outbox/entry';
import { fails, left, never, post } from './outbox/testing';
import { aServer } from './testing';
import { useHasUnsent } from './use-has-unsent';

afterEach(() => vi.useRealTimers());

/** Of an outbox, who listens to it. */
const listeners = new Set<() => void>();
/** What it holds. */
let known: readonly Entry[] = [];

/** Asks with an outbox that takes up these, in this way. */
function asked(entries: readonly Entry[], how: () => Promise<void> = async () => undefined) {
  known = [];
  const resume = async () => {
    await how();
    known = entries;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const outbox = { get: () => known, subscribe, resume } as unknown as OutboxCalls;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OfflineContext value={{ connection: aServer(), outbox }}>{children}</OfflineContext>
  );
  return renderHook(useHasUnsent, { wrapper }).result.current();
}

it.each<[string, Partial<Entry>, boolean]>([
  ['is on its way, though it was left by an earlier visit', {}, true],
  ['waits for the connection', { held: 'unavailable' }, true],
  ['was refused', { refused: 'permission-denied' }, true],
  ['has to be taken back yet', { isSent: true, isDiscarded: true }, true],
  ['was sent, and is shown until the server tells of it', { isSent: true }, false],
])('of something that %s', async (_, changes, isUnsent) => {
  vi.useFakeTimers();
  const told = asked([left(post, changes)]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await told).toBe(isUnsent);
});

it('of nothing where what was left can’t be taken up', async () => {
  expect(await asked([], fails('unavailable'))).toBe(false);
});

it('waits no longer than a second for what was left', async () => {
  vi.useFakeTimers();
  const told = vi.fn();
  void asked([], never).then(told);
  await vi.advanceTimersByTimeAsync(999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledExactlyOnceWith(true);
});

it('of nothing where what is on its way arrives within a second', async () => {
  vi.useFakeTimers();
  const told = vi.fn();
  void asked([left(post)]).then(told);
  await vi.advanceTimersByTimeAsync(900);
  expect(told).not.toHaveBeenCalled();
  known = [left(post, { isSent: true })];
  for (const listener of listeners) listener();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledExactlyOnceWith(false);
  expect(listeners.size).toBe(0);
});

it.each<[string, Partial<Entry>]>([
  ['waits for the connection', { held: 'unavailable' }],
  ['was refused', { refused: 'permission-denied' }],
])('at once of something that %s', async (_, changes) => {
  vi.useFakeTimers();
  const told = vi.fn();
  void asked([left(post, changes)]).then(told);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledExactlyOnceWith(true);
});
