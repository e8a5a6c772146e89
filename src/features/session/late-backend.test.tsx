import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Backend } from '@/backend';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { SessionProvider, useSession, useSignOut } from '.';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function Page() {
  const signOut = useSignOut();
  return (
    <>
      <output>{useSession().status}</output>
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
    </>
  );
}

/** A page that is there before its backend. */
async function visit() {
  const account = fakeAccount(aUser());
  const signOut = vi.fn(() => Promise.resolve());
  const recordLogin = vi.fn(() => Promise.resolve());
  const backend = fakeBackend({
    auth: { ...account.auth, signOut },
    users: { ...account.users, recordLogin },
  });
  let arrive: (backend: Backend) => void = () => undefined;
  const { user } = await renderWithBackend(
    <SessionProvider>
      <Page />
    </SessionProvider>,
    new Promise((resolve) => (arrive = resolve)),
  );
  return { user, signOut, recordLogin, arrive: () => act(async () => arrive(backend)) };
}
const state = () => screen.getByRole('status').textContent;

it('knows nothing before it can ask, and keeps what was noted', async () => {
  localStorage.setItem('schoolgate.signedIn', '1');
  await visit();
  expect(state()).toBe('loading');
  expect(localStorage.getItem('schoolgate.signedIn')).toBe('1');
  expect(sessionStorage.getItem('schoolgate.signedIn')).toBeNull();
});

it('knows who is here once it can ask, notes the visit and signs them out', async () => {
  const { user, signOut, recordLogin, arrive } = await visit();
  await arrive();
  expect(state()).toBe('signed-in');
  expect(sessionStorage.getItem('schoolgate.signedIn')).toBe('1');
  expect(recordLogin).toHaveBeenCalledExactlyOnceWith('ana');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(signOut).toHaveBeenCalledOnce();
});

it('signs nobody out before it can', async () => {
  const { user, signOut } = await visit();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(state()).toBe('loading');
  expect(signOut).not.toHaveBeenCalled();
});
