import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { rememberAddress, SessionProvider, takeAddress } from '@/features/session';
import { useAfterSignIn } from './use-after-sign-in';

afterEach(() => {
  takeAddress();
  vi.restoreAllMocks();
});

const member = aUser({ schoolIds: ['maple'], approvedSchools: ['maple'], approved: true });

function Door({ code, signedUp }: { code: string | null; signedUp: boolean }) {
  useAfterSignIn({ code, signedUp });
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

async function arrive(user: User | null, { code = null as string | null, signedUp = false } = {}) {
  const account = fakeAccount(user);
  const door = (
    // Effects run twice here, as in development.
    <StrictMode>
      <SessionProvider>
        <Door code={code} signedUp={signedUp} />
      </SessionProvider>
    </StrictMode>
  );
  const backend = fakeBackend({ auth: account.auth, users: account.users });
  await renderWithBackend(door, backend, { route: '/login' });
  return account;
}

it('stays while nobody is signed in, and goes on when somebody is', async () => {
  const account = await arrive(null);
  expect(await screen.findByText('/login')).toBeInTheDocument();
  await account.become(member);
  expect(await screen.findByText('/dashboard')).toBeInTheDocument();
});

it('goes to the remembered address with its query, once', async () => {
  rememberAddress({ pathname: '/events', search: '?mine=1', hash: '' });
  await arrive(member);
  expect(await screen.findByText('/events?mine=1')).toBeInTheDocument();
  expect(takeAddress()).toBeNull();
});

it('loads a remembered address with a fragment fully', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  rememberAddress({ pathname: '/dashboard', search: '', hash: '#post1' });
  await arrive(member);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/dashboard#post1'));
  expect(screen.getByText('/login')).toBeInTheDocument();
});

it('goes to join the school of a code, whatever was remembered before', async () => {
  rememberAddress({ pathname: '/events', search: '', hash: '' });
  await arrive(member, { code: 'abc' });
  expect(await screen.findByText('/join-school?code=abc')).toBeInTheDocument();
  expect(takeAddress()).toBeNull();
});

it('sends a new account to join a school, whatever was remembered', async () => {
  rememberAddress({ pathname: '/events', search: '', hash: '' });
  await arrive(aUser(), { signedUp: true });
  expect(await screen.findByText('/join-school')).toBeInTheDocument();
  expect(takeAddress()).toBeNull();
});

it('sends a member who signed up again with Google where a login would', async () => {
  await arrive(member, { signedUp: true });
  expect(await screen.findByText('/dashboard')).toBeInTheDocument();
});
