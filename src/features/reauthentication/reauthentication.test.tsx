import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError, SecondFactorRequired } from '@/backend/errors';
import type { AuthPort } from '@/backend/ports/auth';
import { fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { SessionProvider } from '@/features/session';
import { aMember, Guarded } from '@/features/session/testing';
import { Button } from '@/ui/button';
import { ReauthenticationProvider, useRecentSignIn } from '.';

/** Two acts at once, as of two rows of a list. */
function Acts({ act, onEnd }: { act: () => Promise<unknown>; onEnd: (outcome: unknown) => void }) {
  const { ensure, perform } = useRecentSignIn();
  return (
    <>
      <Button onClick={() => void ensure().then(onEnd)}>Ensure</Button>
      <Button onClick={() => void perform(act).then(onEnd, onEnd)}>Perform</Button>
    </>
  );
}

const tooOld = new BackendError('requires-recent-login');

interface Given {
  isRecent?: boolean;
  hasPassword?: boolean;
  act?: () => Promise<unknown>;
}

async function open({ isRecent = false, hasPassword = true, act = vi.fn() }: Given) {
  const reauthenticate = vi.fn<AuthPort['reauthenticate']>().mockResolvedValue();
  const onEnd = vi.fn();
  const { auth, users } = fakeAccount(aMember(), { hasPassword });
  const { user, unmount } = await renderWithBackend(
    <SessionProvider>
      <Guarded>
        <ReauthenticationProvider>
          <Acts act={act} onEnd={onEnd} />
        </ReauthenticationProvider>
      </Guarded>
    </SessionProvider>,
    fakeBackend({ auth: { ...auth, isSignInRecent: async () => isRecent, reauthenticate }, users }),
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const password = () => screen.findByLabelText('Password of ana@example.test');
  return { user, press, password, reauthenticate, onEnd, unmount };
}

const isAsked = () => screen.queryByRole('dialog', { name: 'Please confirm it is you' }) !== null;

it('asks nothing after a log-in of the last half hour', async () => {
  const { press, onEnd } = await open({ isRecent: true });
  await press('Ensure');
  await waitFor(() => expect(onEnd.mock.calls).toEqual([[true]]));
  expect(isAsked()).toBe(false);
});

it('asks for the password, says that one is wrong, keeps it, and goes on', async () => {
  const { user, press, password, reauthenticate, onEnd } = await open({});
  await press('Ensure');
  await user.type(await password(), 'guess');
  reauthenticate.mockRejectedValueOnce(new BackendError('wrong-credentials'));
  await press('Confirm');
  expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
  expect(await password()).toHaveValue('guess');
  expect(onEnd).not.toHaveBeenCalled();
  await user.type(await password(), '-right{Enter}');
  await waitFor(() => expect(onEnd.mock.calls).toEqual([[true]]));
  expect(reauthenticate.mock.calls).toEqual([[{ password: 'guess' }], [{ password: 'guess-right' }]]);
  await waitFor(() => expect(isAsked()).toBe(false));
});

it.each([true, false])('asks for the code of an authenticator app (password: %s)', async (hasPassword) => {
  const resume = vi
    .fn()
    .mockRejectedValueOnce(new BackendError('wrong-code'))
    .mockResolvedValueOnce(undefined);
  const { user, press, password, reauthenticate, onEnd } = await open({ hasPassword });
  reauthenticate.mockRejectedValue(new SecondFactorRequired(resume));
  const first = async () => (hasPassword ? press('Confirm') : press('Continue with Google'));
  await press('Ensure');
  if (hasPassword) await user.type(await password(), 'right');
  else await screen.findByRole('button', { name: 'Continue with Google' });
  await first();
  await screen.findByLabelText('Six-digit code');
  await press('Back');
  if (hasPassword) expect(await password()).toHaveValue('right');
  await first();
  const field = await screen.findByLabelText('Six-digit code');
  await user.type(field, '111111{Enter}');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining('This code is not right. Please type the one that your app shows now.'),
    ),
  );
  expect(onEnd).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '222222{Enter}');
  await waitFor(() => expect(onEnd.mock.calls).toEqual([[true]]));
});

it('sends no empty password', async () => {
  const { user, press, password, reauthenticate } = await open({});
  await press('Ensure');
  await user.type(await password(), '{Enter}');
  expect(reauthenticate).not.toHaveBeenCalled();
});

it.each(['Cancel', 'Close'])('is given up by %s', async (button) => {
  const { press, password, onEnd } = await open({});
  await press('Ensure');
  await password();
  await press(button);
  await waitFor(() => expect(onEnd.mock.calls).toEqual([[false]]));
});

it('asks after a refusal, and does the same once more', async () => {
  const act = vi.fn().mockRejectedValueOnce(tooOld).mockResolvedValueOnce('done');
  const { user, press, password, onEnd } = await open({ isRecent: true, act });
  await press('Perform');
  await user.type(await password(), 'right{Enter}');
  await waitFor(() => expect(onEnd.mock.calls).toEqual([['done']]));
});

it('fails with the refusal when it is given up, and with what else fails at once', async () => {
  const other = new BackendError('unavailable');
  const act = vi.fn().mockRejectedValueOnce(tooOld).mockRejectedValueOnce(other);
  const { press, password, onEnd } = await open({ act });
  await press('Perform');
  await password();
  await press('Cancel');
  await waitFor(() => expect(onEnd.mock.calls).toEqual([[tooOld]]));
  await press('Perform');
  await waitFor(() => expect(onEnd.mock.calls).toEqual([[tooOld], [other]]));
  expect(act).toHaveBeenCalledTimes(2);
});

it('fails with the refusal when the page was left before it came', async () => {
  let refuse = () => {};
  const act = () =>
    new Promise((_, reject) => {
      refuse = () => reject(tooOld);
    });
  const { press, onEnd, unmount } = await open({ act });
  await press('Perform');
  unmount();
  refuse();
  await waitFor(() => expect(onEnd.mock.calls).toEqual([[tooOld]]));
});

it('is Google’s window for whoever has no password, for the same account', async () => {
  const { press, reauthenticate, onEnd } = await open({ hasPassword: false });
  await press('Ensure');
  expect(await screen.findByText("Choose ana@example.test in Google's window.")).toBeInTheDocument();
  reauthenticate.mockRejectedValueOnce(new BackendError('wrong-credentials'));
  await press('Continue with Google');
  expect(
    await screen.findByText('That is a different account from the one you are logged in with.'),
  ).toBeInTheDocument();
  await press('Continue with Google');
  await waitFor(() => expect(onEnd.mock.calls).toEqual([[true]]));
});
