import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError, type ErrorCode } from '@/backend/errors';
import type { NotificationSettingsPort } from '@/backend/ports/notification-settings';
import { fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { DEFAULT_SETTINGS } from '@/domain/entities/notification-settings';
import type { MailChoices } from '@/domain/inputs/mail-choices';
import { NOTIFICATION_KINDS } from '@/domain/notification-kinds';
import { OnTheWay } from '@/features/offline/testing';
import { SessionProvider } from '@/features/session';
import { aMember } from '@/features/session/testing';
import { hasUnsaved } from '@/unsaved';
import { MailChoicesPage } from './mail-choices-page';

const kindsBy = (mail: 'off' | 'now') =>
  Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, mail])) as MailChoices['kinds'];
const CHOSEN: MailChoices = {
  kinds: { ...kindsBy('off'), decision: 'now', reply: 'now' },
  digest: DEFAULT_SETTINGS.digest,
};
const fails = (code: ErrorCode) => () => Promise.reject(new BackendError(code));

type Calls = Pick<NotificationSettingsPort, 'mailChoices' | 'changeMailChoices'>;

/** The page that the link in a mail to somebody leads to, who may be signed in. */
async function open({
  route = '/mail-choices#the.token',
  calls = {},
  offline = false,
  signedIn = false,
}: {
  route?: string;
  calls?: Partial<Calls>;
  offline?: boolean;
  signedIn?: boolean;
} = {}) {
  const port: Calls = {
    mailChoices: vi.fn(async () => CHOSEN),
    changeMailChoices: vi.fn(async (_token, choices) => choices),
    ...calls,
  };
  const { auth, users } = fakeAccount(signedIn ? aMember() : null);
  const { user } = await renderWithBackend(
    <SessionProvider>
      <OnTheWay offline={offline}>
        <MailChoicesPage />
      </OnTheWay>
    </SessionProvider>,
    fakeBackend({ auth, users, account: port }),
    { route },
  );
  await screen.findByRole('heading', { level: 1, name: 'What comes by mail' });
  return { user, port };
}

const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const button = (name: string) => screen.getByRole('button', { name });

it.each([true, false])('shows and saves what is chosen, signed in (%s) or not', async (signedIn) => {
  const { user, port } = await open({ signedIn });
  expect(await select('Replies to your comments')).toHaveDisplayValue('At once');
  await user.selectOptions(await select('Likes'), 'In the digest');
  await user.selectOptions(await select('How often'), 'Daily');
  await user.selectOptions(await select('At'), '7');
  expect(hasUnsaved()).toBe(true);
  expect(port.changeMailChoices).not.toHaveBeenCalled();
  await user.click(button('Save choices'));
  expect(await screen.findByText('Your choices are saved.')).toBeInTheDocument();
  expect(port.mailChoices).toHaveBeenCalledExactlyOnceWith('the.token');
  expect(port.changeMailChoices).toHaveBeenCalledExactlyOnceWith('the.token', {
    kinds: { ...CHOSEN.kinds, like: 'digest' },
    digest: { rhythm: 'daily', hour: 7 },
  });
  expect(hasUnsaved()).toBe(false);
  expect(await select('Likes')).toHaveDisplayValue('In the digest');
});

it('stops all mail that can be stopped by one press', async () => {
  const { user, port } = await open();
  await select('Likes');
  await user.click(button('Stop all optional mail'));
  expect(await screen.findByText('You get no optional mail any more.')).toBeInTheDocument();
  expect(port.changeMailChoices).toHaveBeenCalledExactlyOnceWith('the.token', {
    kinds: kindsBy('off'),
    digest: { rhythm: 'never', hour: 17 },
  });
  expect(await select('Decisions about requests and reports')).toHaveDisplayValue('No');
});

it('keeps what was chosen where it was not saved', async () => {
  const changeMailChoices = vi
    .fn<Calls['changeMailChoices']>()
    .mockImplementationOnce(fails('unavailable'))
    .mockImplementation(async (_token, choices) => choices);
  const { user } = await open({ calls: { changeMailChoices } });
  await user.selectOptions(await select('Likes'), 'At once');
  await user.click(button('Save choices'));
  expect(await screen.findByText(/^Your choices were not saved\. They are still here\./)).toBeInTheDocument();
  expect(await select('Likes')).toHaveDisplayValue('At once');
  await user.click(button('Save choices'));
  expect(await screen.findByText('Your choices are saved.')).toBeInTheDocument();
  expect(screen.queryByText(/were not saved/)).toBeNull();
});

it.each([
  ['nothing behind the #', '/mail-choices', 'unavailable'],
  ['a token that nobody has made', '/mail-choices#made.up', 'not-found'],
  ['a token that is too long', '/mail-choices#long', 'invalid-argument'],
] as const)('says that a link is not valid, and where to go: %s', async (_, route, code) => {
  await open({ route, calls: { mailChoices: fails(code) } });
  expect(await screen.findByText(/^This link is not valid\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in to Notifications' })).toHaveAttribute(
    'href',
    '/account/notifications',
  );
  expect(screen.queryByRole('button', { name: 'Save choices' })).toBeNull();
});

it('says that the link ended meanwhile', async () => {
  const { user } = await open({ calls: { changeMailChoices: fails('not-found') } });
  await select('Likes');
  await user.click(button('Save choices'));
  expect(await screen.findByText(/^This link is not valid\./)).toBeInTheDocument();
});

it('can be tried again when the server is away', async () => {
  const mailChoices = vi
    .fn<Calls['mailChoices']>()
    .mockImplementationOnce(fails('unavailable'))
    .mockResolvedValue(CHOSEN);
  const { user } = await open({ calls: { mailChoices } });
  expect(await screen.findByText(/^Your choices could not be loaded\./)).toBeInTheDocument();
  await user.click(button('Try again'));
  await waitFor(() => expect(button('Save choices')).toBeEnabled());
});

it('without a network says so, and saves nothing', async () => {
  await open({ offline: true });
  expect(await select('Likes')).toBeDisabled();
  expect(screen.getByText('You are offline. Changing your choices needs a connection.')).toBeInTheDocument();
  expect(button('Save choices')).toBeDisabled();
  expect(button('Stop all optional mail')).toBeDisabled();
});
