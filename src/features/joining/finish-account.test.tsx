import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Account, AuthPort } from '@/backend/ports/auth';
import { aUser, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { SessionProvider } from '@/features/session';
import { joinIntent, rememberJoinIntent } from './join-intent';
import { JoinSchoolPage } from './join-school-page';
import { SchoolSignUpPage } from './school-sign-up-page';
import { accountApart, maple } from './testing';

const account: Account = {
  uid: 'ana',
  email: 'ana@example.test',
  displayName: null,
  emailVerified: true,
  hasPassword: true,
};

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

interface Wishes {
  route?: string;
  /** The record that is there already. */
  record?: User | null;
  auth?: Partial<AuthPort>;
  request?: () => Promise<void>;
  /** The server says nothing of the record. */
  silent?: boolean;
}

/** Somebody whose account is there; `become` brings its record. */
async function visit({
  route = '/join-school',
  record = null,
  auth = {},
  request = () => Promise.resolve(),
  silent = false,
}: Wishes) {
  const ana = accountApart({
    account: auth.signUp ? undefined : account,
    record: silent ? undefined : record,
  });
  const backend = fakeBackend({
    auth: { ...ana.auth, ...auth },
    users: ana.users,
    schools: { findBySlug: () => Promise.resolve(maple) },
    joining: {
      request,
      watchCooldown: (_uid, _school, { next }) => {
        next(null);
        return () => undefined;
      },
    },
  });
  const app = (
    <SessionProvider>
      <Routes>
        <Route path="/welcome" element={<h1>Waiting room</h1>} />
        <Route path="/join-school" element={<JoinSchoolPage />} />
        <Route path="/:schoolSlug" element={<SchoolSignUpPage />} />
      </Routes>
    </SessionProvider>
  );
  const { user } = await renderWithBackend(app, backend, { route });
  return {
    user,
    become: ana.become,
    signIn: (one: Account | null = account) => ana.sign(one),
  };
}

it('finishes an account by itself, and goes on', async () => {
  const completeAccount = vi.fn(() => Promise.resolve(true));
  const { become } = await visit({ auth: { completeAccount } });
  expect(completeAccount).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(screen.queryByRole('button', { name: 'Save my name' })).not.toBeInTheDocument();
  await become(aUser());
  expect(await screen.findByLabelText('Invite code')).toBeInTheDocument();
});

it('says what it is doing, and no more, while nothing stands in the way', async () => {
  await visit({ auth: { completeAccount: () => new Promise(() => undefined) } });
  expect(screen.getByText('Completing your account...')).toBeInTheDocument();
  expect(screen.queryByText(/as soon as we reach the server/)).not.toBeInTheDocument();
});

it('says what it waits for, and tries until the server answers', async () => {
  const completeAccount = vi
    .fn(() => Promise.resolve(true))
    .mockRejectedValueOnce(new BackendError('unavailable'))
    .mockRejectedValueOnce(new BackendError('deadline-exceeded'));
  await visit({ auth: { completeAccount } });
  expect(await screen.findByText(/as soon as we reach the server/)).toBeInTheDocument();
  expect(screen.queryByText('Completing your account...')).not.toBeInTheDocument();
  await later(7000);
  expect(completeAccount).toHaveBeenCalledTimes(3);
  expect(screen.queryByText(/as soon as we reach the server/)).not.toBeInTheDocument();
});

it('names a refusal and offers another try', async () => {
  const completeAccount = vi
    .fn(() => Promise.resolve(true))
    .mockRejectedValueOnce(new BackendError('resource-exhausted'));
  const { user } = await visit({ auth: { completeAccount } });
  expect(await screen.findByText('You have reached a limit. Please try again later.')).toBeInTheDocument();
  expect(screen.getByText('Your account could not be completed')).toBeInTheDocument();
  expect(screen.queryByText(/as soon as we reach the server/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(completeAccount).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('button', { name: 'Save my name' })).not.toBeInTheDocument();
});

it('asks for a missing name also when only another try tells that it is missing', async () => {
  const completeAccount = vi
    .fn(() => Promise.resolve(false))
    .mockRejectedValueOnce(new BackendError('resource-exhausted'));
  const { user } = await visit({ auth: { completeAccount } });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Save my name' })).toBeInTheDocument();
});

it('asks for a name that nobody knows, and keeps it when it could not be saved', async () => {
  const completeAccount = vi
    .fn<AuthPort['completeAccount']>()
    .mockResolvedValueOnce(false)
    .mockRejectedValueOnce(new BackendError('resource-exhausted'))
    .mockResolvedValue(true);
  const { user } = await visit({ auth: { completeAccount } });
  await user.click(await screen.findByRole('button', { name: 'Save my name' }));
  expect(await screen.findAllByText('Please fill in this field.')).toHaveLength(2);
  await user.type(screen.getByLabelText('First name'), 'Ana');
  await user.type(screen.getByLabelText('Last name'), 'Silva');
  await user.click(screen.getByRole('button', { name: 'Save my name' }));
  expect(await screen.findByText('You have reached a limit. Please try again later.')).toBeInTheDocument();
  expect(screen.getByLabelText('Last name')).toHaveValue('Silva');
  await user.click(screen.getByRole('button', { name: 'Save my name' }));
  expect(completeAccount).toHaveBeenLastCalledWith({ firstName: 'Ana', lastName: 'Silva' });
});

it('goes on by itself when a sign-up on a school’s page broke off after the account was made', async () => {
  const made = { signIn: () => Promise.resolve() };
  const signUp = vi.fn<AuthPort['signUp']>(async () => {
    await made.signIn();
    throw new BackendError('unavailable');
  });
  let answer = () => {};
  const request = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const completeAccount = vi.fn(() => Promise.resolve(true));
  const { user, signIn, become } = await visit({
    route: '/maple-grove',
    auth: { signUp, completeAccount },
    request,
  });
  made.signIn = signIn;
  await signIn(null);
  await user.type(await screen.findByLabelText('First name'), 'Ana');
  await user.type(screen.getByLabelText('Last name'), 'Silva');
  await user.type(screen.getByLabelText('Email'), 'Ana@example.test');
  await user.type(screen.getByLabelText('Password'), 'a-test-password');
  await user.click(screen.getByRole('button', { name: 'Join Maple Grove Community' }));
  await vi.waitFor(() => expect(completeAccount).toHaveBeenCalledOnce());
  expect(joinIntent(aUser())).toEqual({ id: 'maple', name: 'Maple Grove' });
  await become(aUser());
  expect(screen.getByText('Sending your request to join Maple Grove...')).toBeInTheDocument();
  await act(async () => answer());
  expect(await screen.findByRole('heading', { name: 'Waiting room' })).toBeInTheDocument();
  expect(request).toHaveBeenCalledOnce();
});

it('notes the school as soon as the account is there, before anything is known of its record', async () => {
  const made = { signIn: () => Promise.resolve() };
  const signUp = vi.fn<AuthPort['signUp']>(async () => {
    await made.signIn();
    throw new BackendError('unavailable');
  });
  const { user, signIn } = await visit({ route: '/maple-grove', auth: { signUp }, silent: true });
  made.signIn = signIn;
  await signIn(null);
  await user.type(await screen.findByLabelText('First name'), 'Ana');
  await user.type(screen.getByLabelText('Last name'), 'Silva');
  await user.type(screen.getByLabelText('Email'), 'ana@example.test');
  await user.type(screen.getByLabelText('Password'), 'a-test-password');
  await user.click(screen.getByRole('button', { name: 'Join Maple Grove Community' }));
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(joinIntent(aUser())).toEqual({ id: 'maple', name: 'Maple Grove' });
});

it.each(['/join-school', '/maple-grove'])('sends the request of a former visit from %s', async (route) => {
  rememberJoinIntent('ana', maple);
  const request = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new BackendError('unavailable'));
  await visit({ route, record: aUser(), request });
  expect(await screen.findByText(/as soon as we reach the server/)).toBeInTheDocument();
  await later(4000);
  expect(await screen.findByRole('heading', { name: 'Waiting room' })).toBeInTheDocument();
  expect(request).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem('schoolgate.wantedSchool')).toBeNull();
});

it.each([
  ['another person wanted it', 'ben', {}],
  ['it has been asked', 'ana', { schoolIds: ['maple'] }],
  [
    'it has said no',
    'ana',
    { rejectedRequest: { schoolId: 'maple', schoolName: 'M', reason: null, rejectedAt: new Date() } },
  ],
])('sends nothing when %s', async (_, uid, fields) => {
  rememberJoinIntent(uid, maple);
  const request = vi.fn(() => Promise.resolve());
  await visit({ record: aUser(fields), request });
  expect(await screen.findByLabelText('Invite code')).toBeInTheDocument();
  expect(request).not.toHaveBeenCalled();
});

it('lets people join another way when the school can’t be asked', async () => {
  rememberJoinIntent('ana', maple);
  const { user } = await visit({
    record: aUser(),
    request: () => Promise.reject(new BackendError('permission-denied')),
  });
  expect(await screen.findByText('Your request to join Maple Grove has not been sent.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Join with an invite code instead' }));
  expect(await screen.findByLabelText('Invite code')).toBeInTheDocument();
  expect(localStorage.getItem('schoolgate.wantedSchool')).toBeNull();
});

it('asks the school again when that is wished', async () => {
  rememberJoinIntent('ana', maple);
  const request = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new BackendError('permission-denied'));
  const { user } = await visit({ record: aUser(), request });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Waiting room' })).toBeInTheDocument();
  expect(request).toHaveBeenCalledTimes(2);
});
