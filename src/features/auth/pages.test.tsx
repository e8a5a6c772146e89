import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { AuthPort } from '@/backend/ports/auth';
import { fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { InvitedSchool } from '@/domain/entities/school';
import { SessionProvider } from '@/features/session';
import { LogInPage } from './log-in-page';
import { ResetPasswordPage } from './reset-password-page';
import { SignUpPage } from './sign-up-page';

afterEach(() => vi.restoreAllMocks());

const signedOut = fakeAccount(null);

const oak: InvitedSchool = { schoolId: 'oak', schoolName: 'Oak School', cityName: 'Porto' };
const findCode = (code: string) =>
  code === 'away'
    ? Promise.reject(new BackendError('unavailable'))
    : Promise.resolve(code === 'oak-abc' ? oak : null);

function open(page: React.ReactElement, route: string, auth: Partial<AuthPort> = {}) {
  const backend = fakeBackend({
    auth: { ...signedOut.auth, ...auth },
    users: signedOut.users,
    schools: { findCode },
  });
  return renderWithBackend(<SessionProvider>{page}</SessionProvider>, backend, { route });
}

const typeAccount = async (user: UserEvent) => {
  await user.type(await screen.findByLabelText('First name'), 'Ana');
  await user.type(screen.getByLabelText('Last name'), 'Silva');
  await user.type(screen.getByLabelText('Email'), 'Ana@Example.test');
  await user.type(screen.getByLabelText('Password'), 'a-test-password');
};
const installed = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query === '(display-mode: standalone)' }) as MediaQueryList);
const typed = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

it.each([
  ['/signup', <SignUpPage key="page" />],
  ['/login', <LogInPage key="page" />],
])(
  '%s leads to privacy page and terms beside itself, so that a password that is typed stays',
  async (path, page) => {
    await open(page, path);
    for (const [name, address] of [
      [/^terms \(opens in a new tab\)$/i, '/terms'],
      [/^privacy( page)? \(opens in a new tab\)$/i, '/privacy'],
    ] as const) {
      const link = await screen.findByRole('link', { name });
      expect(link).toHaveAttribute('href', address);
      expect(link).toHaveAttribute('target', '_blank');
    }
  },
);

describe('/signup', () => {
  it('names the school of the code that came along, and takes it to /login', async () => {
    await open(<SignUpPage />, '/signup?code=OAK%20abc');
    expect(await screen.findByText('You are signing up to join Oak School.')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('oak-abc');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?code=oak-abc');
    expect(screen.queryByRole('link', { name: 'Request an invite code' })).not.toBeInTheDocument();
  });

  it('says of a code that is not known that it is not, and of one it can’t look up only that it is there', async () => {
    const { unmount } = await open(<SignUpPage />, '/signup?code=nope');
    expect(await screen.findByText(/We don’t know the invite code nope./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request an invite code' })).toBeInTheDocument();
    unmount();
    await open(<SignUpPage />, '/signup?code=away');
    expect(await screen.findByText('You are signing up with an invite code.')).toBeInTheDocument();
  });

  it.each(['/signup', '/signup?code=null'])('asks for a code at %s', async (route) => {
    await open(<SignUpPage />, route);
    const request = await screen.findByRole('link', { name: 'Request an invite code' });
    expect(request).toHaveAttribute('href', '/#request');
  });

  it('moves to the first field with an error and sends nothing', async () => {
    const signUp = vi.fn();
    const { user } = await open(<SignUpPage />, '/signup', { signUp });
    await user.type(await screen.findByLabelText('First name'), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await vi.waitFor(() => expect(screen.getByLabelText('Last name')).toHaveFocus());
    expect(screen.getAllByText('Please fill in this field.')).toHaveLength(3);
    expect(signUp).not.toHaveBeenCalled();
  });

  it("shows the provider's refusal and keeps what was typed", async () => {
    const signUp = vi.fn().mockRejectedValue(new BackendError('email-in-use'));
    const { user } = await open(<SignUpPage />, '/signup', { signUp });
    await typeAccount(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(
      await screen.findByText(/There is already an account with this email address/),
    ).toBeInTheDocument();
    expect(signUp.mock.calls[0]?.[0]).toMatchObject({
      email: 'ana@example.test',
      password: 'a-test-password',
    });
    expect(typed('First name')).toBe('Ana');
    expect(typed('Password')).toBe('a-test-password');
  });

  it.each([
    ['in a browser', () => undefined, false],
    ['in the installed app', installed, true],
  ])('keeps the sign-in %s as a login would by default', async (_, where, keepSignedIn) => {
    where();
    const signUp = vi.fn().mockRejectedValue(new BackendError('unavailable'));
    const { user } = await open(<SignUpPage />, '/signup', { signUp });
    await typeAccount(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await vi.waitFor(() => expect(signUp).toHaveBeenCalledOnce());
    expect(signUp.mock.calls[0]?.[0]).toMatchObject({ keepSignedIn });
  });

  it.each(['Create account', 'Sign up with Google'])(
    'lets people choose to stay, also by %s',
    async (button) => {
      const sent = vi.fn().mockRejectedValue(new BackendError('unavailable'));
      const { user } = await open(<SignUpPage />, '/signup', { signUp: sent, signInWithGoogle: sent });
      await typeAccount(user);
      await user.click(screen.getByLabelText('Keep me signed in on this device'));
      await user.click(screen.getByRole('button', { name: button }));
      await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
      expect(sent.mock.calls[0]?.[0]).toMatchObject({ keepSignedIn: true });
    },
  );

  it('offers Google below the form, as /login does', async () => {
    await open(<SignUpPage />, '/signup');
    const google = await screen.findByRole('button', { name: 'Sign up with Google' });
    const form = screen.getByRole('button', { name: 'Create account' });
    expect(form.compareDocumentPosition(google)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('/login', () => {
  const keep = () => screen.findByLabelText<HTMLInputElement>('Keep me signed in on this device');

  it('keeps nobody signed in unless they ask for it', async () => {
    const signIn = vi.fn().mockRejectedValue(new BackendError('wrong-credentials'));
    const { user } = await open(<LogInPage />, '/login', { signIn });
    expect(await keep()).not.toBeChecked();
    await user.type(screen.getByLabelText('Email'), 'ana@example.test');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(await screen.findByText('The email address or password is not right.')).toBeInTheDocument();
    expect(signIn.mock.calls[0]?.[0]).toMatchObject({ keepSignedIn: false });
    expect(typed('Email')).toBe('ana@example.test');
  });

  it('keeps the sign-in by default in the installed app', async () => {
    installed();
    await open(<LogInPage />, '/login');
    expect(await keep()).toBeChecked();
  });
});

describe('/reset-password', () => {
  const send = async (sendPasswordReset: AuthPort['sendPasswordReset']) => {
    const { user } = await open(<ResetPasswordPage />, '/reset-password', { sendPasswordReset });
    await user.type(await screen.findByLabelText('Email'), 'ana@example.test');
    await user.click(screen.getByRole('button', { name: 'Send reset email' }));
  };

  it('says that the mail is on its way', async () => {
    await send(() => Promise.resolve());
    expect(
      await screen.findByText('✅ Password reset email sent. Please check your inbox.'),
    ).toBeInTheDocument();
  });

  it('marks a failure with a cross', async () => {
    await send(() => Promise.reject(new BackendError('resource-exhausted')));
    expect(
      await screen.findByText('❌ You have reached a limit. Please try again later.'),
    ).toBeInTheDocument();
  });
});

describe('a new password', () => {
  const choose = async (password: string) => {
    const signUp = vi.fn();
    const { user } = await open(<SignUpPage />, '/signup', { signUp });
    await typeAccount(user);
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), password);
    return { user, signUp };
  };

  it('is shown how strong it is', async () => {
    const { user } = await choose('Password1');
    expect(screen.getByText(/^Strength of the password:/).parentElement).toHaveTextContent('Weak');
    await user.clear(screen.getByLabelText('Password'));
    expect(screen.queryByText(/^Strength of the password:/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Password'), 'three small cats');
    expect(screen.getByText(/^Strength of the password:/).parentElement).toHaveTextContent('Strong');
  });

  it.each([
    ['Password2026!', /Many people use a password like this/],
    ['Ana.Silva1', /too close to your name or address/],
  ])('is refused as %s, and stays in the field', async (password, words) => {
    const { user, signUp } = await choose(password);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(typed('Password')).toBe(password);
    expect(signUp).not.toHaveBeenCalled();
  });
});
