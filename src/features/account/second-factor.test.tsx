import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { SecondFactor, SecondFactorPort, SecondFactorSetup } from '@/backend/ports/second-factor';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { SessionProvider } from '@/features/session';
import { hasUnsaved } from '@/unsaved';
import { AccountPage } from './account-page';

const on: SecondFactor = { enrolledAt: new Date(2020, 5, 1) };
const aSetup = (): SecondFactorSetup => ({
  key: 'ABCDEFGHIJKL',
  url: 'otpauth://totp/Schoolgate:ana?secret=ABCDEFGHIJKL',
  finish: vi.fn<SecondFactorSetup['finish']>().mockResolvedValue(),
});

interface Given extends Partial<SecondFactorPort> {
  isStaff?: boolean;
  emailVerified?: boolean;
  isRecent?: boolean;
}

async function open({ isStaff = true, emailVerified = true, isRecent = true, ...port }: Given) {
  const { auth, users } = fakeAccount(aUser({ isModerator: isStaff }), { emailVerified });
  const reauthenticate = vi.fn().mockResolvedValue(undefined);
  const whole = { get: async () => null, ...port } as SecondFactorPort;
  const get = vi.fn(whole.get);
  const { user } = await renderWithBackend(
    <SessionProvider>
      <AccountPage onLogOutEverywhere={() => undefined} />
    </SessionProvider>,
    fakeBackend({
      auth: { ...auth, isSignInRecent: async () => isRecent, reauthenticate },
      users,
      account: { secondFactor: async () => ({ ...whole, get }) },
    }),
  );
  await screen.findByRole('heading', { name: 'Sign-in and security' });
  await waitFor(() => expect(get).toHaveBeenCalled());
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { user, press, reauthenticate, get };
}

const heading = () => screen.queryByRole('heading', { name: 'Two-step verification' });

it('is offered to staff, and to nobody else', async () => {
  await open({ isStaff: false });
  expect(heading()).not.toBeInTheDocument();
});

it('is left by whoever was staff when it was turned on', async () => {
  await open({ isStaff: false, get: async () => on });
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeInTheDocument();
});

it('shows code and key, and is on once a code is right', async () => {
  const setup = aSetup();
  vi.mocked(setup.finish).mockRejectedValueOnce(new BackendError('wrong-code'));
  const { user, press } = await open({ begin: async () => setup });
  await press('Set up');
  expect(await screen.findByText('ABCD EFGH IJKL')).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
  expect(screen.getByText('The app shows it as Schoolgate with ana@example.test.')).toBeInTheDocument();
  const field = screen.getByLabelText('Six-digit code');
  await user.type(field, '111111');
  await press('Turn on');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is not right/));
  await user.clear(field);
  await user.type(field, '222222{Enter}');
  expect(await screen.findByText(/Two-step verification is on\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Turn off' })).toBeInTheDocument();
  expect(vi.mocked(setup.finish).mock.calls).toEqual([['111111'], ['222222']]);
});

it('asks who it is first, when that was long ago', async () => {
  const begin = vi.fn(async () => aSetup());
  const { user, press, reauthenticate } = await open({ begin, isRecent: false });
  await press('Set up');
  const dialog = await screen.findByRole('dialog', { name: 'Please confirm it is you' });
  expect(begin).not.toHaveBeenCalled();
  await user.type(within(dialog).getByLabelText('Password of ana@example.test'), 'right{Enter}');
  expect(await screen.findByText('ABCD EFGH IJKL')).toBeInTheDocument();
  expect(reauthenticate.mock.calls).toEqual([[{ password: 'right' }]]);
});

it('asks once more who it is when setting up took long, and goes on with the same key', async () => {
  const setup = aSetup();
  vi.mocked(setup.finish).mockRejectedValueOnce(new BackendError('requires-recent-login'));
  const { user, press } = await open({ begin: async () => setup });
  await press('Set up');
  await user.type(await screen.findByLabelText('Six-digit code'), '111111{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Please confirm it is you' });
  await user.type(within(dialog).getByLabelText('Password of ana@example.test'), 'right{Enter}');
  expect(await screen.findByText(/Two-step verification is on\./)).toBeInTheDocument();
  expect(vi.mocked(setup.finish).mock.calls).toEqual([['111111'], ['111111']]);
});

it('leads to what there is to read next, and keeps the key from a reload', async () => {
  const { press } = await open({ begin: async () => aSetup() });
  const place = screen.getByRole('group', { name: 'Two-step verification' });
  await press('Set up');
  await screen.findByText('ABCD EFGH IJKL');
  expect(place).toHaveFocus();
  expect(hasUnsaved()).toBe(true);
  await press('Cancel');
  expect(place).toHaveFocus();
  expect(hasUnsaved()).toBe(false);
});

it('needs a confirmed address', async () => {
  await open({ emailVerified: false });
  expect(await screen.findByText(/confirm your email address first/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Set up' })).not.toBeInTheDocument();
});

it('says that it is not available where nobody has switched it on', async () => {
  const { press } = await open({ begin: () => Promise.reject(new BackendError('unimplemented')) });
  await press('Set up');
  expect(await screen.findByText(/Two-step verification is not available here\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Set up' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log out everywhere' })).toBeInTheDocument();
});

it('is turned off after a question', async () => {
  const remove = vi.fn(async () => undefined);
  const { press } = await open({ get: async () => on, remove });
  expect(await screen.findByText(/Since .*2020, each log-in asks for a code/)).toBeInTheDocument();
  await press('Turn off');
  await press('Keep it on');
  expect(remove).not.toHaveBeenCalled();
  await press('Turn off');
  const question = await screen.findByRole('alertdialog', { name: 'Turn off two-step verification?' });
  await within(question)
    .findByRole('button', { name: 'Turn off' })
    .then((button) => button.click());
  expect(await screen.findByText('Two-step verification is off.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Set up' })).toBeInTheDocument();
  expect(remove).toHaveBeenCalledTimes(1);
});

it('says when it could not be found out, and tries again', async () => {
  const get = vi.fn<SecondFactorPort['get']>();
  get.mockRejectedValueOnce(new BackendError('unavailable')).mockResolvedValueOnce(on);
  const { press } = await open({ get });
  expect(await screen.findByText(/We could not check/)).toBeInTheDocument();
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeInTheDocument();
});
