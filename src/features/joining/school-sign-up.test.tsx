import { screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { AuthPort } from '@/backend/ports/auth';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { School } from '@/domain/entities/school';
import { SessionProvider, takeAddress } from '@/features/session';
import { SchoolSignUpPage } from './school-sign-up-page';
import { Elsewhere, maple, never } from './testing';

const river = { ...maple, id: 'river', name: 'River School', city: '', slug: 'river' };
const account = {
  uid: 'ana',
  email: 'ana@example.test',
  displayName: 'Ana',
  emailVerified: true,
  hasPassword: true,
};

beforeEach(() => localStorage.clear());

type FindSchool = (slug: string) => Promise<School | null>;
const find: FindSchool = async (slug) => [maple, river].find((one) => one.slug === slug) ?? null;

/** A visitor of a school's page; the server answers as `auth` says. */
async function visit(auth: Partial<AuthPort> = {}, { route = '/maple-grove', findBySlug = find } = {}) {
  const somebody = fakeAccount(null);
  const request = vi.fn(() => Promise.resolve());
  const backend = fakeBackend({
    auth: { ...somebody.auth, ...auth },
    users: somebody.users,
    schools: { findBySlug },
    joining: { request },
  });
  const app = (
    <SessionProvider>
      <Link to="/river">To the river</Link>
      <Routes>
        <Route path="/login" element={<Elsewhere />} />
        <Route path="/welcome" element={<Elsewhere />} />
        <Route path="/:schoolSlug" element={<SchoolSignUpPage />} />
      </Routes>
    </SessionProvider>
  );
  const { user } = await renderWithBackend(app, backend, { route });
  const signUp = async () => {
    await user.type(await screen.findByLabelText('First name'), 'Ana');
    await user.type(screen.getByLabelText('Last name'), 'Silva');
    await user.type(screen.getByLabelText('Email'), 'ana@example.test');
    await user.type(screen.getByLabelText('Password'), 'a-test-password');
    await user.click(screen.getByRole('button', { name: 'Join Maple Grove Community' }));
  };
  return { user, signUp, request, become: somebody.become };
}

const google = () => screen.getByRole('button', { name: 'Sign up with Google' });
const isBusy = (button: HTMLElement) => button.getAttribute('aria-busy') === 'true';

it('says what an account means before there is one', async () => {
  await visit();
  expect(await screen.findByText(/By signing up you accept the/)).toHaveTextContent(
    'The privacy page (opens in a new tab) says what we do with your data.',
  );
  expect(screen.getByRole('link', { name: /^terms/ })).toHaveAttribute('target', '_blank');
});

it('says that an archived school is closed, and offers no sign-up', async () => {
  const findBySlug: FindSchool = async () => ({ ...maple, archivedAt: new Date() });
  await visit({}, { findBySlug });
  expect(await screen.findByRole('heading', { name: 'Maple Grove is closed here' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

it('says why no account could be made, until it is tried with Google', async () => {
  const signUpRefused = () => Promise.reject(new BackendError('email-in-use'));
  const { user, signUp } = await visit({ signUp: signUpRefused, signInWithGoogle: never });
  expect((await screen.findAllByRole('alert')).map((one) => one.textContent)).toEqual(['']);
  await signUp();
  expect(await screen.findByText(/There is already an account/)).toBeInTheDocument();
  const submit = screen.getByRole('button', { name: 'Join Maple Grove Community' });
  expect(isBusy(submit)).toBe(false);
  await user.click(google());
  expect(screen.queryByText(/There is already an account/)).not.toBeInTheDocument();
  expect(isBusy(google())).toBe(true);
  expect(isBusy(submit)).toBe(false);
});

it('says why Google did not do, until it is tried with a password', async () => {
  const signInWithGoogle = () => Promise.reject(new BackendError('popup-closed'));
  const { user, signUp } = await visit({ signUp: never, signInWithGoogle });
  await screen.findByRole('heading', { name: 'Welcome to Maple Grove' });
  await user.click(google());
  expect(await screen.findByText(/Google window was closed/)).toBeInTheDocument();
  await signUp();
  expect(screen.queryByText(/Google window was closed/)).not.toBeInTheDocument();
  expect(isBusy(screen.getByRole('button', { name: 'Submitting...' }))).toBe(true);
  expect(isBusy(google())).toBe(false);
});

it.each([true, false])('asks for the school by Google, staying signed in: %s', async (keepSignedIn) => {
  let arrive = () => Promise.resolve();
  const signInWithGoogle = vi.fn<AuthPort['signInWithGoogle']>(async () => {
    await arrive();
    return account;
  });
  const { user, become, request } = await visit({ signInWithGoogle });
  arrive = () => become(aUser());
  const keep = await screen.findByRole<HTMLInputElement>('checkbox');
  if (keep.checked !== keepSignedIn) await user.click(keep);
  await user.click(google());
  expect(await screen.findByRole('heading', { name: '/welcome' })).toBeInTheDocument();
  expect(signInWithGoogle).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ keepSignedIn }));
  expect(request).toHaveBeenCalledOnce();
});

it('waits behind the button that was pressed until the new account arrives', async () => {
  const { signUp } = await visit({ signUp: () => Promise.resolve(account) });
  await signUp();
  expect(isBusy(await screen.findByRole('button', { name: 'Submitting...' }))).toBe(true);
  expect(isBusy(google())).toBe(false);
});

it('waits behind Google’s button where that was pressed', async () => {
  const { user } = await visit({ signInWithGoogle: () => Promise.resolve(account) });
  await screen.findByRole('heading', { name: 'Welcome to Maple Grove' });
  await user.click(google());
  expect(isBusy(google())).toBe(true);
  expect(isBusy(screen.getByRole('button', { name: 'Join Maple Grove Community' }))).toBe(false);
});

it('brings somebody with an account back after their login', async () => {
  const { user } = await visit({}, { route: '/maple-grove?from=letter' });
  await user.click(await screen.findByRole('link', { name: 'Log in' }));
  expect(screen.getByRole('heading', { name: '/login' })).toBeInTheDocument();
  expect(takeAddress()).toBe('/maple-grove?from=letter');
});

it('presents the school and the way into it, however the address is written', async () => {
  await visit({}, { route: '/Maple-Grove' });
  expect(await screen.findByRole('heading', { name: 'Welcome to Maple Grove' })).toBeInTheDocument();
  expect(
    screen.getByText('The private, parent-led community of Maple Grove in Portland.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'How It Works' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^1Request Access.*ask to join/),
    expect.stringMatching(/^2Get Verified.*reviews your request/),
    expect.stringMatching(/^3Start Connecting.*meet the other parents/),
  ]);
});

it('begins anew on the page of another school', async () => {
  const { user } = await visit();
  await user.type(await screen.findByLabelText('First name'), 'Ana');
  await user.click(screen.getByRole('link', { name: 'To the river' }));
  expect(await screen.findByRole('heading', { name: 'Welcome to River School' })).toBeInTheDocument();
  expect(screen.getByText('The private, parent-led community of River School.')).toBeInTheDocument();
  expect(screen.getByLabelText('First name')).toHaveValue('');
});

it('says why a school could not be looked up, and looks again', async () => {
  const findBySlug = vi.fn(find).mockRejectedValueOnce(new BackendError('unavailable'));
  const { user } = await visit({}, { findBySlug });
  expect(
    await screen.findByText(/^This page could not be loaded\. We can't reach the server\./),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Welcome to Maple Grove' })).toBeInTheDocument();
});

it('says that a school is being looked up', async () => {
  await visit({}, { findBySlug: never });
  expect(screen.getByText('Loading...')).toBeInTheDocument();
});

it('takes no account in the school’s own name', async () => {
  const signUp = vi.fn<AuthPort['signUp']>();
  const { user } = await visit({ signUp });
  await user.type(await screen.findByLabelText('First name'), 'Maple');
  await user.type(screen.getByLabelText('Last name'), 'GROVE');
  await user.type(screen.getByLabelText('Email'), 'ana@example.test');
  await user.type(screen.getByLabelText('Password'), 'a-test-password');
  await user.click(screen.getByRole('button', { name: 'Join Maple Grove Community' }));
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(
    'This is the name of a school of yours. Please enter your own name.',
  );
  expect(signUp).not.toHaveBeenCalled();
});
