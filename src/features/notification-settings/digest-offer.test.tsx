import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import { DEFAULT_SETTINGS, type NotificationSettings } from '@/domain/entities/notification-settings';
import { renderSignedIn } from '@/features/session/testing';
import { DigestOffer } from './digest-offer';

beforeEach(() => localStorage.removeItem('digestOfferDeclined'));

/** What a new parent with these settings is offered. */
async function open(settings: NotificationSettings = DEFAULT_SETTINGS, fails = false) {
  let now = settings;
  let tell: Observer<NotificationSettings> | undefined;
  const changeNotificationSettings = vi.fn(
    async (_uid: string, change: (settings: NotificationSettings) => NotificationSettings) => {
      if (fails) throw new BackendError('unavailable');
      now = change(now);
      tell?.next(now);
    },
  );
  const { user, unmount } = await renderSignedIn(<DigestOffer uid="ana" />, {
    account: {
      watchNotificationSettings: (_uid, observer) => {
        tell = observer;
        observer.next(now);
        return () => undefined;
      },
      changeNotificationSettings,
    },
  });
  return { user, unmount, changeNotificationSettings, stored: () => now };
}

const offered = () => screen.queryByRole('heading', { name: 'Get a digest by mail' }) !== null;
const button = (name: string) => screen.findByRole('button', { name });

it.each([
  ['Weekly', 'weekly', /^A digest comes by mail every Sunday\./],
  ['Daily', 'daily', /^A digest comes by mail every day\./],
] as const)('%s is one press, with answers in it unless they come already', async (name, rhythm, said) => {
  const { kinds } = DEFAULT_SETTINGS;
  const reply = { ...kinds.reply, mail: 'now' } as const;
  const { user, stored } = await open({ ...DEFAULT_SETTINGS, kinds: { ...kinds, reply } });
  await user.click(await button(name));
  expect(await screen.findByText(said)).toBeInTheDocument();
  await waitFor(() => expect(stored().digest).toEqual({ rhythm, hour: 17 }));
  expect(stored().kinds).toEqual({
    ...kinds,
    reply,
    comment: { ...kinds.comment, mail: 'digest' },
    mention: { ...kinds.mention, mail: 'digest' },
  });
  expect(offered()).toBe(false);
});

it('is not made again to who wants none, and changes nothing', async () => {
  const { user, unmount, changeNotificationSettings } = await open();
  await user.click(await button('No thanks'));
  expect(await screen.findByText(/^No digest comes by mail\./)).toBeInTheDocument();
  unmount();
  await open();
  expect(await screen.findByText(/^No digest comes by mail\./)).toBeInTheDocument();
  expect(offered()).toBe(false);
  expect(changeNotificationSettings).not.toHaveBeenCalled();
});

it('is not made to who has one', async () => {
  await open({ ...DEFAULT_SETTINGS, digest: { rhythm: 'daily', hour: 6 } });
  expect(await screen.findByText(/^A digest comes by mail every day\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open Notifications' })).toHaveAttribute(
    'href',
    '/account/notifications',
  );
  expect(offered()).toBe(false);
});

it('stands again where the choice was not saved', async () => {
  const { user } = await open(DEFAULT_SETTINGS, true);
  await user.click(await button('Weekly'));
  expect(await screen.findByText(/Your choice was not saved\./)).toBeInTheDocument();
  expect(offered()).toBe(true);
});
