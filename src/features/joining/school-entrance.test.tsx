import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { UsersPort } from '@/backend/ports/users';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { SessionProvider } from '@/features/session';
import { joinIntent, rememberJoinIntent } from './join-intent';
import { SchoolSignUpPage } from './school-sign-up-page';
import { Arriving, maple, never } from './testing';

beforeEach(() => localStorage.clear());

async function visit(
  visitor: User | null,
  request = vi.fn(() => Promise.resolve()),
  slug = 'maple-grove',
  { waitingRoom = <h1>Waiting room</h1>, users = {} as Partial<UsersPort> } = {},
) {
  const account = fakeAccount(visitor);
  const signUp = vi.fn(async () => {
    await account.become(aUser());
    return {
      uid: 'ana',
      email: 'ana@example.test',
      displayName: 'Ana',
      emailVerified: true,
      hasPassword: true,
    };
  });
  const backend = fakeBackend({
    auth: { ...account.auth, signUp },
    users: { ...account.users, ...users },
    schools: { findBySlug: (wanted) => Promise.resolve(wanted === maple.slug ? maple : null) },
    joining: { request },
  });
  const app = (
    <SessionProvider>
      <Routes>
        <Route path="/welcome" element={waitingRoom} />
        <Route path="/:schoolSlug" element={<SchoolSignUpPage />} />
      </Routes>
    </SessionProvider>
  );
  const { user } = await renderWithBackend(app, backend, { route: `/${slug}` });
  return { user, signUp, request, become: account.become };
}

async function signUpWith(user: Awaited<ReturnType<typeof visit>>['user']) {
  await user.type(await screen.findByLabelText('First name'), 'Ana');
  await user.type(screen.getByLabelText('Last name'), 'Silva');
  await user.type(screen.getByLabelText('Email'), 'ana@example.test');
  await user.type(screen.getByLabelText('Password'), 'a-test-password');
  await user.click(screen.getByRole('button', { name: 'Join Maple Grove Community' }));
}

it('makes the account, asks for the school without a document and waits', async () => {
  const { user, signUp, request } = await visit(null);
  await signUpWith(user);
  await screen.findByRole('heading', { name: 'Waiting room' });
  expect(signUp).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ school: maple, evidence: null, user: expect.objectContaining({ uid: 'ana' }) }),
  );
});

it('repeats only the request when the account was made and the request failed', async () => {
  const request = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new BackendError('internal'));
  const { user, signUp } = await visit(null, request);
  await signUpWith(user);
  await screen.findByText('Something went wrong. Please try again.');
  expect(
    screen.getByText(/^Your account is ready, but .* You are signed in as Ana Silva\./),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await screen.findByRole('heading', { name: 'Waiting room' });
  expect(signUp).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledTimes(2);
});

it('offers a signed-in visitor one action', async () => {
  const { user, request } = await visit(aUser());
  const join = await screen.findByRole('button', { name: 'Join' });
  expect(screen.getByText(/^You are signed in as Ana Silva\./)).toBeInTheDocument();
  expect(screen.queryByText('Something went wrong. Please try again.')).not.toBeInTheDocument();
  expect(joinIntent(aUser())).toBeNull();
  await user.click(join);
  await screen.findByRole('heading', { name: 'Waiting room' });
  expect(request).toHaveBeenCalledOnce();
});

it.each([
  [
    'a member',
    { schoolIds: ['maple'], approvedSchools: ['maple'] },
    'You are already a member of Maple Grove.',
    '/dashboard',
  ],
  [
    'a parent who has asked',
    { schoolIds: ['maple'] },
    /^You have already asked to join Maple Grove\./,
    '/welcome',
  ],
])('sends %s on instead', async (_, fields, words, target) => {
  await visit(aUser(fields));
  expect(await screen.findByText(words)).toBeInTheDocument();
  const link = await screen.findByRole('link', { name: /dashboard|your request/ });
  expect(link).toHaveAttribute('href', target);
  expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
});

it('says so when there is no such school', async () => {
  await visit(null, undefined, 'elsewhere');
  await screen.findByRole('heading', { name: 'School not found' });
  expect(screen.getByRole('link', { name: 'Request an invite' })).toHaveAttribute('href', '/#request');
});

it('asks not by itself where another school was wanted', async () => {
  rememberJoinIntent('ana', { id: 'river', name: 'River School' });
  const { request } = await visit(aUser());
  expect(await screen.findByRole('button', { name: 'Join' })).toBeInTheDocument();
  expect(request).not.toHaveBeenCalled();
});

it('names the school whose request is on its way by itself', async () => {
  rememberJoinIntent('ana', maple);
  await visit(aUser(), vi.fn(never));
  expect(await screen.findByText('Sending your request to join Maple Grove...')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
});

it('takes no request on its way for an older one', async () => {
  const { user, become } = await visit(aUser(), vi.fn(never));
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  await become(aUser({ schoolIds: ['maple'] }));
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeInTheDocument();
  await become(aUser({ schoolIds: ['maple'], approvedSchools: ['maple'] }));
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeInTheDocument();
});

it('stays busy until the waiting room is there', async () => {
  const { user, become } = await visit(aUser(), undefined, undefined, { waitingRoom: <Arriving /> });
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  await become(aUser({ schoolIds: ['maple'] }));
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeInTheDocument();
});

it('leaves a refused request to the visitor, whatever else becomes of their record', async () => {
  rememberJoinIntent('ana', maple);
  const request = vi.fn(() => Promise.reject(new BackendError('resource-exhausted')));
  const { become } = await visit(aUser(), request);
  expect(await screen.findByText('You have reached a limit. Please try again later.')).toBeInTheDocument();
  await become(aUser({ firstName: 'Anna' }));
  expect(screen.getByText(/signed in as Anna Silva/)).toBeInTheDocument();
  expect(request).toHaveBeenCalledOnce();
});

it('does not wait for the record to offer a new account', async () => {
  await visit(aUser(), undefined, undefined, { users: { watch: () => () => undefined } });
  expect(await screen.findByRole('button', { name: 'Join Maple Grove Community' })).toBeInTheDocument();
});

it('says that the account could not be read, and reads it again', async () => {
  let known: User | null = null;
  const watch: UsersPort['watch'] = (_uid, observer) => {
    if (known) observer.next(known);
    else observer.error(new BackendError('permission-denied'));
    return () => undefined;
  };
  const { user } = await visit(aUser(), undefined, undefined, { users: { watch } });
  expect(await screen.findByText('You are not allowed to do this.')).toBeInTheDocument();
  known = aUser();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Join' })).toBeInTheDocument();
});
