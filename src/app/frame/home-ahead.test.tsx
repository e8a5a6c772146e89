import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Unsubscribe } from '@/backend/live';
import { fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { SessionProvider } from '@/features/session';
import { aMember } from '@/features/session/testing';
import { STORED, storedText } from '@/stored';
import { HomeAhead } from './home-ahead';

const remembered = storedText('session', STORED.tabSchool);

beforeEach(() => {
  vi.useFakeTimers();
  remembered.set('oak');
  window.history.replaceState(null, '', '/dashboard');
});
afterEach(() => {
  vi.useRealTimers();
  remembered.set(null);
  window.history.replaceState(null, '', '/');
});

/** Somebody whose record has not come yet. */
async function open(user: User | null) {
  const stop = vi.fn<Unsubscribe>();
  const watchNewest = vi.fn((_feed: object) => stop);
  const watchHidden = vi.fn((_uid: string) => stop);
  const { auth } = fakeAccount(user);
  await renderWithBackend(
    <SessionProvider>
      <HomeAhead />
    </SessionProvider>,
    fakeBackend({
      auth,
      users: { watch: () => () => undefined, recordLogin: async () => undefined },
      posts: { watchNewest },
      community: { watchHidden },
    }),
  );
  return { watchNewest, watchHidden, stop };
}

it('reads the posts of the school that is remembered before the record has come, for some seconds', async () => {
  const { watchNewest, watchHidden, stop } = await open(aMember());
  expect(watchNewest).toHaveBeenCalledOnce();
  expect(watchNewest.mock.lastCall?.[0]).toEqual({ schoolId: 'oak', groupId: null, topic: null });
  expect(watchHidden.mock.lastCall?.[0]).toBe(aMember().uid);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(stop).toHaveBeenCalledTimes(2);
});

it.each<[string, () => User | null]>([
  ['without an account', () => null],
  [
    'where no school is remembered',
    () => {
      remembered.set(null);
      return aMember();
    },
  ],
  [
    'on another page',
    () => {
      window.history.replaceState(null, '', '/dashboard?search=picnic');
      return aMember();
    },
  ],
])('reads nothing %s', async (_, prepare) => {
  const { watchNewest } = await open(prepare());
  expect(watchNewest).not.toHaveBeenCalled();
});
