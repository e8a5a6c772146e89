import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { AccountPort } from '@/backend/ports/account';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { SessionProvider } from '@/features/session';
import { AccountPage } from './account-page';

async function open(account: Partial<AccountPort> = {}, fields: Parameters<typeof fakeAccount>[1] = {}) {
  const { auth, users } = fakeAccount(aUser(), fields);
  const onLogOutEverywhere = vi.fn();
  const { user } = await renderWithBackend(
    <SessionProvider>
      <AccountPage onLogOutEverywhere={onLogOutEverywhere} />
    </SessionProvider>,
    fakeBackend({ auth, users, account }),
  );
  await screen.findByRole('heading', { name: 'Sign-in and security' });
  return { user, onLogOutEverywhere };
}

const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
async function change(user: UserEvent, current: string, next: string) {
  await user.type(screen.getByLabelText('Present password'), current);
  await user.type(screen.getByLabelText('New password'), next);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

describe('the password', () => {
  it('is changed by whoever knows the present one', async () => {
    const changePassword = vi.fn(() => Promise.resolve());
    const { user } = await open({ changePassword });
    await change(user, 'old', 'three small cats');
    expect(await screen.findByText('Your password is changed.')).toBeInTheDocument();
    expect(changePassword).toHaveBeenCalledExactlyOnceWith('old', 'three small cats');
    expect([value('Present password'), value('New password')]).toEqual(['', '']);
  });

  it('stays typed when the present one is wrong', async () => {
    const changePassword = () => Promise.reject(new BackendError('wrong-credentials'));
    const { user } = await open({ changePassword });
    await change(user, 'wrong', 'three small cats');
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not your present password.');
    expect(value('New password')).toBe('three small cats');
  });

  it.each([
    ['short', /at least 8 characters/],
    ['Password2026', /Many people use a password like this/],
    ['Ana.Silva1', /hardly more than your name or address/],
  ])('is never %s', async (next, words) => {
    const changePassword = vi.fn();
    const { user } = await open({ changePassword });
    await change(user, 'old', next);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('is none where somebody logs in with Google', async () => {
    await open({}, { hasPassword: false });
    expect(screen.getByText(/You log in with Google/)).toBeInTheDocument();
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
