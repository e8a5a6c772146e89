import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { HOUR_MS } from '@/domain/time';
import { SessionProvider } from '.';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

async function visit(user: User | null) {
  const account = fakeAccount(user);
  const recordLogin = vi.fn(() => Promise.resolve());
  const backend = fakeBackend({ auth: account.auth, users: { ...account.users, recordLogin } });
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

  it('is not noted offline, but with the next record after it', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { recordLogin, become } = await visit(aUser());
    expect(recordLogin).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    await become(aUser({ bio: 'Back again' }));
    expect(recordLogin).toHaveBeenCalledExactlyOnceWith('ana');
  });

  it('waits for somebody to be signed in', async () => {
    const { recordLogin, become } = await visit(null);
    expect(recordLogin).not.toHaveBeenCalled();
    await become(aUser());
    expect(recordLogin).toHaveBeenCalledTimes(1);
  });
});
