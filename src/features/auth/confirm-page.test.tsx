import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BackendError, type ErrorCode } from '@/backend/errors';
import type { AccountPort } from '@/backend/ports/account';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { SessionProvider } from '@/features/session';
import { logInDraft } from './auth-drafts';
import { ConfirmPage } from './confirm-page';
import { UnconfirmedAddressNote } from './unconfirmed-address-note';

const fails = (code: ErrorCode) => () => Promise.reject(new BackendError(code));

async function open(
  page: React.ReactElement,
  {
    who = null,
    emailVerified = false,
    route = '/confirm?token=t',
    account = {},
  }: {
    who?: User | null;
    emailVerified?: boolean;
    route?: string;
    account?: Partial<AccountPort>;
  } = {},
) {
  const { auth, users } = fakeAccount(who, { emailVerified });
  const reload = vi.fn(() => Promise.resolve());
  const signOut = vi.fn(() => Promise.resolve());
  const backend = fakeBackend({
    auth: { ...auth, reload, signOut },
    users,
    account: {
      checkLink: () =>
        Promise.resolve({
          kind: 'confirm-address',
          email: 'ana@example.test',
          to: null,
          isDone: false,
        }),
      ...account,
    },
  });
  const { user, unmount } = await renderWithBackend(<SessionProvider>{page}</SessionProvider>, backend, {
    route,
  });
  return { user, unmount, reload, signOut };
}

describe('/confirm', () => {
  it('confirms by a press, and says whose address', async () => {
    const followLink = vi.fn(() => Promise.resolve('done' as const));
    const { user, reload } = await open(<ConfirmPage />, { account: { followLink } });
    expect(await screen.findByText(/confirm that ana@example.test is yours/)).toBeInTheDocument();
    expect(followLink).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByText('Thank you. ana@example.test is confirmed.')).toBeInTheDocument();
    expect(followLink).toHaveBeenCalledExactlyOnceWith('t');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('says so when somebody else is logged in here', async () => {
    await open(<ConfirmPage />, { who: aUser({ email: 'bo@example.test' }), emailVerified: true });
    expect(await screen.findByText(/You are logged in as bo@example.test/)).toBeInTheDocument();
  });

  it.each(['/confirm', '/confirm?token=old'])('offers another link at %s', async (route) => {
    const sendVerificationEmail = vi.fn(() => Promise.resolve());
    const account = { checkLink: fails('not-found'), sendVerificationEmail };
    const { user } = await open(<ConfirmPage />, { who: aUser(), route, account });
    expect(await screen.findByText(/This link no longer works/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/Another email is on its way/)).toBeInTheDocument();
    expect(sendVerificationEmail).toHaveBeenCalledTimes(1);
  });

  it('tells a visitor with an old link to log in, and a confirmed one that all is well', async () => {
    await open(<ConfirmPage />, { route: '/confirm' });
    expect(await screen.findByText(/Log in and we will send you a new one/)).toBeInTheDocument();
    await open(<ConfirmPage />, { who: aUser(), emailVerified: true, route: '/confirm' });
    expect(await screen.findByText(/Your address is already confirmed/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  });

  it('offers to look again when the server is away', async () => {
    const checkLink = vi.fn(fails('unavailable'));
    const { user } = await open(<ConfirmPage />, { account: { checkLink } });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(checkLink).toHaveBeenCalledTimes(2);
  });

  it('keeps its button when the confirmation did not arrive', async () => {
    const { user } = await open(<ConfirmPage />, { account: { followLink: fails('unavailable') } });
    await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByText(/We can't reach the server/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirm this address' })).toBeEnabled();
  });
});

describe('the note for an address that is not confirmed', () => {
  it('is not there for a confirmed one, nor for visitors', async () => {
    await open(<UnconfirmedAddressNote />, { who: aUser(), emailVerified: true });
    await open(<UnconfirmedAddressNote />);
    expect(screen.queryByText('Confirm your address')).not.toBeInTheDocument();
  });

  it('says when three mails went out today', async () => {
    const account = { sendVerificationEmail: fails('resource-exhausted') };
    const { user } = await open(<UnconfirmedAddressNote />, { who: aUser(), account });
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We have sent three emails to this address today.',
    );
  });

  it('looks again when somebody comes back from their mails, but not at every glance', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const { reload } = await open(<UnconfirmedAddressNote />, { who: aUser() });
    await screen.findByText(/We sent a link to ana@example.test/);
    act(() => void fireEvent.focus(window));
    expect(reload).not.toHaveBeenCalled();
    now.mockReturnValue(1_006_000);
    act(() => void fireEvent.focus(window));
    act(() => void fireEvent(document, new Event('visibilitychange')));
    expect(reload).toHaveBeenCalledTimes(1);
    now.mockRestore();
  });
});

describe('another address', () => {
  const link = {
    kind: 'leave-address',
    email: 'ana@example.test',
    to: 'new@example.test',
    isDone: false,
  } as const;
  const agree = (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Agree' }));

  it('is agreed to by a press, and waits for the other one', async () => {
    const followLink = vi.fn(() => Promise.resolve('waiting' as const));
    const account = { checkLink: () => Promise.resolve(link), followLink };
    const { user } = await open(<ConfirmPage />, { account });
    expect(
      await screen.findByText(/your account moves from ana@example.test to new@example.test/),
    ).toBeInTheDocument();
    expect(followLink).not.toHaveBeenCalled();
    await agree(user);
    expect(
      await screen.findByText(/Now please open the link in the email to the other address/),
    ).toBeInTheDocument();
  });

  it('says why it failed, and that a newer wish has ended the link', async () => {
    const followLink = vi
      .fn<AccountPort['followLink']>()
      .mockRejectedValueOnce(new BackendError('unavailable'))
      .mockRejectedValueOnce(new BackendError('not-found'));
    const account = {
      checkLink: () => Promise.resolve({ ...link, kind: 'take-address' as const }),
      followLink,
    };
    const { user } = await open(<ConfirmPage />, { account });
    expect(await screen.findByText(/should become the address of your account/)).toBeInTheDocument();
    await agree(user);
    expect(await screen.findByText(/We can't reach the server/)).toBeInTheDocument();
    await agree(user);
    expect(await screen.findByText(/This change can no longer be made/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your address' })).toHaveAttribute('href', '/account');
  });

  it('ends the sign-in of its account here, too, and no other one', async () => {
    const followLink = () => Promise.resolve('done' as const);
    const account = { checkLink: () => Promise.resolve(link), followLink };
    for (const email of ['ana@example.test', 'ben@example.test']) {
      const { user, signOut, reload, unmount } = await open(<ConfirmPage />, {
        who: aUser({ email }),
        account,
      });
      await screen.findByText(/your account moves from/);
      await agree(user);
      expect(
        await screen.findByText(/Your account now has the address new@example.test/),
      ).toBeInTheDocument();
      const isOwn = email === link.email;
      await waitFor(() => expect(signOut).toHaveBeenCalledTimes(isOwn ? 1 : 0));
      expect(reload).toHaveBeenCalledTimes(isOwn ? 0 : 1);
      unmount();
    }
  });

  it('is told as done, also when the page begins anew', async () => {
    const { user } = await open(<ConfirmPage />, {
      account: { checkLink: () => Promise.resolve({ ...link, isDone: true }) },
    });
    expect(await screen.findByText(/Your account now has the address new@example.test/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    // The log-in page begins with the new address.
    expect(logInDraft().get()).toEqual({ email: 'new@example.test' });
    logInDraft().set(null);
  });
});

describe('a new password', () => {
  const link = { kind: 'new-password', email: 'ana@example.test', to: null, isDone: false } as const;
  const checkLink = () => Promise.resolve(link);
  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], password: string) => {
    await user.type(await screen.findByLabelText('New password'), password);
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
  };

  it('is set by the link, shown how strong it is, and leads to the log-in', async () => {
    const setNewPassword = vi.fn(() => Promise.resolve());
    const { user } = await open(<ConfirmPage />, { account: { checkLink, setNewPassword } });
    await choose(user, 'three small cats');
    expect(
      await screen.findByText(/Your password has been changed and you are logged out/),
    ).toBeInTheDocument();
    expect(setNewPassword).toHaveBeenCalledExactlyOnceWith('t', 'three small cats');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(logInDraft().get()).toEqual({ email: 'ana@example.test' });
    logInDraft().set(null);
  });

  it.each([
    ['short', /at least 8 characters/],
    ['Password2026', /Many people use a password like this/],
    ['ana@example.test', /too close to your name or address/],
  ])('is never %s, and its strength is said', async (password, words) => {
    const setNewPassword = vi.fn();
    const { user } = await open(<ConfirmPage />, { account: { checkLink, setNewPassword } });
    await choose(user, password);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText(/^Strength of the password:/).parentElement).toHaveTextContent('Weak');
    expect(setNewPassword).not.toHaveBeenCalled();
  });

  it('stays typed when the server finds it weak, and when the link has ended meanwhile', async () => {
    const setNewPassword = vi
      .fn<AccountPort['setNewPassword']>()
      .mockRejectedValueOnce(new BackendError('weak-password'))
      .mockRejectedValueOnce(new BackendError('not-found'));
    const { user } = await open(<ConfirmPage />, { account: { checkLink, setNewPassword } });
    await choose(user, 'three small cats');
    expect(await screen.findByText(/This password is easy to guess/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
    expect(await screen.findByText(/This link no longer works/)).toBeInTheDocument();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('three small cats');
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  });

  it.each([
    ['ends the sign-in of this browser, too', 'ana@example.test', 1],
    ['leaves somebody else signed in', 'bo@example.test', 0],
  ])('%s', async (_what, email, times) => {
    const setNewPassword = () => Promise.resolve();
    const { user, signOut } = await open(<ConfirmPage />, {
      who: aUser({ email }),
      account: { checkLink, setNewPassword },
    });
    await choose(user, 'three small cats');
    expect(await screen.findByText(/Your password has been changed/)).toBeInTheDocument();
    expect(signOut).toHaveBeenCalledTimes(times);
  });
});
