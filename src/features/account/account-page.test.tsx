import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BackendError, SecondFactorRequired } from '@/backend/errors';
import type { AccountPort } from '@/backend/ports/account';
import type { SecondFactorPort } from '@/backend/ports/second-factor';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { SessionProvider } from '@/features/session';
import { AccountPage } from './account-page';

const noSecondFactor = { get: async () => null } as unknown as SecondFactorPort;

async function open(account: Partial<AccountPort> = {}, fields: Parameters<typeof fakeAccount>[1] = {}) {
  const { auth, users } = fakeAccount(aUser(), fields);
  const onLogOutEverywhere = vi.fn();
  const { user } = await renderWithBackend(
    <SessionProvider>
      <AccountPage onLogOutEverywhere={onLogOutEverywhere} />
    </SessionProvider>,
    fakeBackend({
      auth: { ...auth, reauthenticate: () => Promise.resolve() },
      users,
      account: { secondFactor: async () => noSecondFactor, ...account },
    }),
  );
  await screen.findByRole('heading', { name: 'Sign-in and security' });
  return { user, onLogOutEverywhere };
}

const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
async function change(user: UserEvent, current: string, next: string) {
  await user.type(screen.getByLabelText('Current password'), current);
  await user.type(screen.getByLabelText('New password'), next);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

describe('the address', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('New email address');
  const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Change address' }));
  const confirm = async (user: UserEvent) =>
    user.type(await screen.findByLabelText(/^Password of/), 'right{Enter}');

  it('is changed by links to both, for whoever gives the password', async () => {
    const requestAddressChange = vi.fn(() => Promise.resolve());
    const { user } = await open({ requestAddressChange });
    await user.type(field(), 'new@example.test');
    await submit(user);
    await confirm(user);
    expect(
      await screen.findByText(
        'We sent a link to new@example.test and another one to ana@example.test. Please open both within three days.',
      ),
    ).toBeInTheDocument();
    expect(requestAddressChange).toHaveBeenCalledExactlyOnceWith('new@example.test');
  });

  it('stays typed when the password is not given, and when it is refused', async () => {
    const requestAddressChange = () => Promise.reject(new BackendError('resource-exhausted'));
    const { user } = await open({ requestAddressChange }, { emailVerified: false });
    await user.type(field(), 'new@example.test');
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(field().value).toBe('new@example.test');
    await submit(user);
    await confirm(user);
    expect(await screen.findByText(/three times today/)).toBeInTheDocument();
    expect(field().value).toBe('new@example.test');
  });

  it.each([
    ['ana@example.test', 'This is already your address.'],
    ['no address', /valid email/],
  ])('is not %s', async (typed, words) => {
    const { user } = await open();
    await user.clear(field());
    await user.type(field(), typed);
    await submit(user);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is Google’s where somebody logs in with Google', async () => {
    await open({}, { hasPassword: false });
    expect(screen.getByText(/your address here is the one of your Google account/)).toBeInTheDocument();
    expect(screen.queryByLabelText('New email address')).not.toBeInTheDocument();
  });
});

describe('the password', () => {
  it('is changed by whoever knows the present one', async () => {
    const changePassword = vi.fn(() => Promise.resolve());
    const { user } = await open({ changePassword });
    await change(user, 'old', 'three small cats');
    expect(await screen.findByText('Your password has been changed.')).toBeInTheDocument();
    expect(changePassword).toHaveBeenCalledExactlyOnceWith('old', 'three small cats');
    expect([value('Current password'), value('New password')]).toEqual(['', '']);
  });

  it('stays typed when the present one is wrong', async () => {
    const changePassword = () => Promise.reject(new BackendError('wrong-credentials'));
    const { user } = await open({ changePassword });
    await change(user, 'wrong', 'three small cats');
    expect(await screen.findByText('This is not your current password.')).toBeInTheDocument();
    expect(value('New password')).toBe('three small cats');
  });

  it('is changed after the code of an authenticator app, where there is one', async () => {
    const resume = vi.fn(() => Promise.resolve());
    const { user } = await open({ changePassword: () => Promise.reject(new SecondFactorRequired(resume)) });
    await change(user, 'old', 'three small cats');
    await user.type(await screen.findByLabelText('Six-digit code'), '123456{Enter}');
    expect(await screen.findByText('Your password has been changed.')).toBeInTheDocument();
    expect(resume).toHaveBeenCalledExactlyOnceWith('123456');
    expect([value('Current password'), value('New password')]).toEqual(['', '']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['short', /at least 8 characters/],
    ['Password2026', /Many people use a password like this/],
    ['Ana.Silva1', /too close to your name or address/],
  ])('is never %s', async (next, words) => {
    const changePassword = vi.fn();
    const { user } = await open({ changePassword });
    await change(user, 'old', next);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('is none where somebody logs in with Google', async () => {
    await open({}, { hasPassword: false });
    expect(screen.getByText(/there is no password here to change/)).toBeInTheDocument();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });
});

it('says whether the address is confirmed', async () => {
  await open({}, { emailVerified: false });
  expect(screen.getByText('Not confirmed')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeInTheDocument();
});

it('logs out everywhere', async () => {
  const { user, onLogOutEverywhere } = await open();
  await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  expect(onLogOutEverywhere).toHaveBeenCalledTimes(1);
});
