import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { HOUR_MS } from '@/domain/time';
import { SessionProvider } from '.';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** A server that answers when the test says so. */
function aConnection(answersFirst: boolean) {
  let answers = answersFirst;
  const readers = new Set<() => void>();
  return {
    keeps: () => false,
    answers: () => answers,
    watch: (next: () => void) => {
      readers.add(next);
      return () => readers.delete(next);
    },
    answer: () =>
      act(async () => {
        answers = true;
        for (const tell of readers) tell();
      }),
  };
}

async function visit(user: User | null, connection = aConnection(true)) {
  const account = fakeAccount(user);
  const recordLogin = vi.fn(() => Promise.resolve());
  const users = { ...account.users, recordLogin };
  const backend = fakeBackend({ auth: account.auth, users, connection });
  await renderWithBackend(<SessionProvider>{null}</SessionProvider>, backend);
  return { ...account, recordLogin };
}

describe('The time of a visit', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is noted for the first visit, and for one an hour after the last', async () => {
    for (const lastLogin of [null, hoursAgo(1.01), hoursAgo(200)]) {
      const { recordLogin } = await visit(aUser({ lastLogin }));
      expect(recordLogin).toHaveBeenCalledExactlyOnceWith('ana');
    }
  });

  it('is not noted again within the hour', async () => {
    const { recordLogin } = await visit(aUser({ lastLogin: hoursAgo(0.9) }));
    expect(recordLogin).not.toHaveBeenCalled();
  });

  it('is noted once, whatever the server’s clock answers', async () => {
    const { recordLogin, become } = await visit(aUser());
    await become(aUser({ lastLogin: hoursAgo(5) }));
    expect(recordLogin).toHaveBeenCalledTimes(1);
  });

  it('is not noted before the server answers, whatever the browser thinks of its network', async () => {
    const connection = aConnection(false);
    const { recordLogin } = await visit(aUser(), connection);
    expect(recordLogin).not.toHaveBeenCalled();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await connection.answer();
    expect(recordLogin).toHaveBeenCalledExactlyOnceWith('ana');
  });

  it('waits for somebody to be signed in', async () => {
    const { recordLogin, become } = await visit(null);
    expect(recordLogin).not.toHaveBeenCalled();
    await become(aUser());
    expect(recordLogin).toHaveBeenCalledTimes(1);
  });
});
