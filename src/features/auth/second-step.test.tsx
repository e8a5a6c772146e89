import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BackendError, SecondFactorRequired } from '@/backend/errors';
import type { AuthPort } from '@/backend/ports/auth';
import { fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { SessionProvider } from '@/features/session';
import { LogInPage } from './log-in-page';

const resume = () => vi.fn<(code: string) => Promise<void>>().mockResolvedValue();

async function open(auth: Partial<AuthPort>) {
  const signedOut = fakeAccount(null);
  const backend = fakeBackend({ auth: { ...signedOut.auth, ...auth }, users: signedOut.users });
  const page = (
    <SessionProvider>
      <LogInPage />
    </SessionProvider>
  );
  return await renderWithBackend(page, backend, { route: '/login' });
}

async function logIn(user: UserEvent) {
  await user.type(await screen.findByLabelText('Email'), 'ana@example.test');
  await user.type(screen.getByLabelText('Password'), 'a-test-password');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
}

/** A log-in whose password is right, up to the second step. */
async function openSecondStep(goOn: (code: string) => Promise<void>) {
  const signIn = vi.fn().mockRejectedValue(new SecondFactorRequired(goOn));
  const { user } = await open({ signIn });
  await logIn(user);
  await screen.findByRole('dialog', { name: 'One more step' });
  return { user, signIn, field: screen.getByLabelText('Six-digit code') };
}

it('asks for the code in a field that phones fill in, and takes it as it is pasted', async () => {
  const goOn = resume();
  const { user, field } = await openSecondStep(goOn);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await user.paste(' 123 456\n');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(goOn.mock.calls).toEqual([['123456']]));
});

it('says that a code is wrong, and takes another', async () => {
  const goOn = resume().mockRejectedValueOnce(new BackendError('wrong-code'));
  const { user, field } = await openSecondStep(goOn);
  await user.type(field, '111111{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is not right\./));
  await user.type(field, '222222{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 6 });
  await waitFor(() => expect(goOn.mock.calls).toEqual([['111111'], ['222222']]));
});

it.each(['', '12345', '1234567', 'abcdef'])('sends nothing for "%s"', async (typed) => {
  const goOn = resume();
  const { user, field } = await openSecondStep(goOn);
  await user.type(field, `${typed}{Enter}`);
  expect(field).toHaveAccessibleDescription(/Please type the six digits/);
  expect(goOn).not.toHaveBeenCalled();
});

it.each([
  ['code-expired', 'This took too long. Please begin again.'],
  ['resource-exhausted', 'You have reached a limit. Please try again later.'],
  ['unavailable', /We can't reach the server/],
] as const)('says after %s what to do', async (code, words) => {
  const { user, field } = await openSecondStep(resume().mockRejectedValue(new BackendError(code)));
  await user.type(field, '123456{Enter}');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(field).toHaveValue('123456');
});

it('leads back to the password, which is still typed, and says nothing of an error', async () => {
  const { user, signIn } = await openSecondStep(resume());
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Password')).toHaveValue('a-test-password');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('dialog', { name: 'One more step' })).toBeInTheDocument();
  expect(signIn).toHaveBeenCalledTimes(2);
});

it('follows on Google, too', async () => {
  const goOn = resume();
  const signInWithGoogle = vi.fn().mockRejectedValue(new SecondFactorRequired(goOn));
  const { user } = await open({ signInWithGoogle });
  await user.click(await screen.findByRole('button', { name: 'Log in with Google' }));
  await user.type(await screen.findByLabelText('Six-digit code'), '123456{Enter}');
  await waitFor(() => expect(goOn.mock.calls).toEqual([['123456']]));
});
