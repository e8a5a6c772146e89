import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { NotificationSettingsPort } from '@/backend/ports/notification-settings';
import { aConnection } from '@/backend/testing';
import type { Device } from '@/domain/entities/device';
import { DEFAULT_SETTINGS, type NotificationSettings } from '@/domain/entities/notification-settings';
import { OnTheWay } from '@/features/offline/testing';
import { renderSignedIn } from '@/features/session/testing';
import { NotificationSettingsPage } from './notification-settings-page';
import {
  askPermission,
  type PushSupport,
  presentSubscription,
  pushSupport,
  subscribe,
  unsubscribe,
} from './push/browser-push';
import { forgetDevice, rememberDevice } from './push/device-marker';

vi.mock('./push/browser-push', () => ({
  ...{ pushSupport: vi.fn(), presentSubscription: vi.fn(), askPermission: vi.fn() },
  ...{ subscribe: vi.fn(), unsubscribe: vi.fn() },
}));

beforeAll(() => import('@/ui/confirm-dialog'));

const keys = { p256dh: 'p', auth: 'a' };
const device = (id: string, fields: Partial<Device> = {}): Device => ({
  ...{ id, endpoint: `at-${id}`, keys, label: `Browser ${id}`, createdAt: new Date(), seenAt: new Date() },
  ...fields,
});

/** The page of Ana, as a server with these choices and devices answers it. */
async function open({
  settings = DEFAULT_SETTINGS,
  devices = [],
  support = 'possible',
  offline = false,
  isKept = true,
  calls = {},
}: {
  settings?: NotificationSettings;
  devices?: Device[];
  support?: PushSupport;
  offline?: boolean;
  isKept?: boolean;
  calls?: Partial<NotificationSettingsPort>;
} = {}) {
  vi.mocked(pushSupport).mockReturnValue(support);
  let [now, known] = [settings, devices];
  let tell: Observer<NotificationSettings> | undefined;
  let list: Observer<Device[]> | undefined;
  const tellDevices = async (next: Device[]) => {
    known = next;
    list?.next(known);
  };
  const port: NotificationSettingsPort = {
    watchNotificationSettings: (_uid, observer) => {
      tell = observer;
      observer.next(now);
      return () => undefined;
    },
    changeNotificationSettings: vi.fn(async (_uid, change) => {
      now = change(now);
      tell?.next(now);
    }),
    watchDevices: (_uid, observer) => {
      list = observer;
      observer.next(known);
      return () => undefined;
    },
    saveDevice: vi.fn(async (_uid, { endpoint, label }) =>
      tellDevices([...known, device('new', { endpoint, label })]),
    ),
    hasDevice: vi.fn(async () => true),
    removeDevice: vi.fn(async (_uid, endpoint) =>
      tellDevices(known.filter((one) => one.endpoint !== endpoint)),
    ),
    sendTestPush: vi.fn(async () => 1),
    mailChoices: vi.fn(),
    changeMailChoices: vi.fn(),
    ...calls,
  };
  const { user } = await renderSignedIn(
    <OnTheWay offline={offline}>
      <NotificationSettingsPage />
    </OnTheWay>,
    { account: port, connection: { ...aConnection, isKeptSignedIn: () => isKept } },
  );
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  return { user, port, stored: () => now, tellDevices: (next: Device[]) => act(() => tellDevices(next)) };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.resetAllMocks();
  forgetDevice();
});
afterEach(() => forgetDevice());

describe('what one hears of', () => {
  it('stands in a table, one row a kind, by the usual choices', async () => {
    await open();
    const table = screen.getByRole('table');
    const rows = within(table).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toContain('Posts in your groups');
    expect(rows).toHaveLength(11);
    expect(box('Likes: In the app').checked).toBe(true);
    expect(box('Likes: On devices').checked).toBe(false);
    expect(box('Mentions of you: On devices').checked).toBe(true);
  });

  it('is changed at once and saved by itself, each on top of the other', async () => {
    const { user, stored } = await open();
    await user.click(box('Likes: On devices'));
    await user.click(box('Mentions of you: In the app'));
    expect(box('Likes: On devices').checked).toBe(true);
    await waitFor(() => expect(stored().kinds.mention.app).toBe(false));
    expect(stored().kinds.like).toEqual({ app: true, push: true, mail: 'off' });
  });

  it('is as before where it was not saved, and says so with another try', async () => {
    let fail: (error: Error) => void = () => undefined;
    const changeNotificationSettings = vi
      .fn()
      .mockImplementationOnce(() => new Promise<void>((_, reject) => (fail = reject)))
      .mockResolvedValue(undefined);
    const { user } = await open({ calls: { changeNotificationSettings } });
    await user.click(box('Likes: On devices'));
    expect(box('Likes: On devices').checked).toBe(true);
    await act(async () => fail(new BackendError('unavailable')));
    expect(box('Likes: On devices').checked).toBe(false);
    expect(await screen.findByText(/Your choice was not saved\./)).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(changeNotificationSettings).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(box('Likes: On devices').checked).toBe(true));
  });
});

describe('by mail', () => {
  const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  const chosenFor = (kind: string) => select(`${kind}: by mail`);
  const missed = () => screen.queryByText('Some news is to come in the digest, but you get none.');

  it('a kind comes at once, in the digest or not at all, and leaves its other ways alone', async () => {
    const { user, stored } = await open();
    expect(chosenFor('Decisions about requests and reports')).toHaveDisplayValue('At once');
    expect(chosenFor('Likes')).toHaveDisplayValue('No');
    await user.selectOptions(chosenFor('Likes'), 'At once');
    await waitFor(() => expect(stored().kinds.like).toEqual({ app: true, push: false, mail: 'now' }));
    expect(missed()).toBeNull();
  });

  it('what is to come in a digest that never comes is said, and mended by a press', async () => {
    const { user, stored } = await open();
    await user.selectOptions(chosenFor('Likes'), 'In the digest');
    expect(missed()).toBeInTheDocument();
    await user.click(button('Get it weekly'));
    expect(missed()).toBeNull();
    await waitFor(() => expect(stored().digest).toEqual({ rhythm: 'weekly', hour: 17 }));
    expect(stored().kinds.like.mail).toBe('digest');
  });

  it('the digest has its rhythm, and its hour by the clocks of the parent', async () => {
    const { user, stored } = await open({ settings: { ...DEFAULT_SETTINGS, timeZone: 'America/New_York' } });
    expect(screen.queryByLabelText('At')).toBeNull();
    await user.selectOptions(select('How often'), 'Daily');
    expect(screen.getByText(/^By the clocks of America\/New York,/)).toBeInTheDocument();
    await user.selectOptions(select('At'), '6');
    await waitFor(() => expect(stored().digest).toEqual({ rhythm: 'daily', hour: 6 }));
  });
});

describe('quiet hours', () => {
  it('are those of the night, and can be others', async () => {
    const { user, stored } = await open();
    await user.selectOptions(screen.getByLabelText('From'), '22');
    await user.selectOptions(screen.getByLabelText('To'), '6');
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Lisbon');
    await waitFor(() => expect(stored().timeZone).toBe('Europe/Lisbon'));
    expect(stored().quietHours).toEqual({ from: 22, to: 6 });
  });

  it('can be none, and are the usual ones when they are turned on again', async () => {
    const { user, stored } = await open({
      settings: { ...DEFAULT_SETTINGS, quietHours: { from: 1, to: 2 } },
    });
    await user.click(box('Keep quiet at night'));
    await waitFor(() => expect(stored().quietHours).toBeNull());
    expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
    // The digest comes by its clocks as well.
    expect(screen.getByLabelText('Time zone')).toBeEnabled();
    await user.click(box('Keep quiet at night'));
    await waitFor(() => expect(stored().quietHours).toEqual({ from: 21, to: 7 }));
  });
});

it('devices show who wrote only where it is chosen', async () => {
  const { user, stored } = await open();
  expect(box('Show who wrote, and what about').checked).toBe(false);
  await user.click(box('Show who wrote, and what about'));
  await waitFor(() => expect(stored().pushShowsText).toBe(true));
});

describe('this device', () => {
  it('is asked for nothing on load, and turned on by a press', async () => {
    const { user, port, stored } = await open();
    expect(askPermission).not.toHaveBeenCalled();
    vi.mocked(askPermission).mockResolvedValue(true);
    vi.mocked(subscribe).mockResolvedValue({ endpoint: 'at-here', keys });
    vi.mocked(presentSubscription).mockResolvedValue({ endpoint: 'at-here', keys });
    await user.click(button('Turn on here'));
    expect(await screen.findByText('This device is told of news.')).toBeInTheDocument();
    expect(port.saveDevice).toHaveBeenCalledWith('ana', {
      ...{ endpoint: 'at-here', keys, label: expect.any(String), replaces: null },
    });
    // With the zone whose nights are quiet.
    expect(port.changeNotificationSettings).toHaveBeenCalledOnce();
    expect(stored()).toEqual(DEFAULT_SETTINGS);
  });

  it('stays off where its owner says no, which is explained', async () => {
    const { user, port } = await open();
    vi.mocked(askPermission).mockImplementation(async () => {
      vi.mocked(pushSupport).mockReturnValue('denied');
      return false;
    });
    await user.click(button('Turn on here'));
    expect(
      await screen.findByText(/You have told this browser not to show notifications/),
    ).toBeInTheDocument();
    expect(port.saveDevice).not.toHaveBeenCalled();
  });

  it.each([
    ['denied', /open the settings of the site/],
    ['home-screen', /Add to Home Screen/],
    ['unsupported', /can’t show notifications while the app is closed/],
    ['not-set-up', /not set up here/],
  ] as const)('that is %s says so', async (support, words) => {
    await open({ support });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Turn on here' })).not.toBeInTheDocument();
  });

  it('stays off where its owner does not answer, and says so', async () => {
    const { user } = await open();
    vi.mocked(askPermission).mockResolvedValue(false);
    await user.click(button('Turn on here'));
    expect(await screen.findByText(/Your browser was not told to/)).toBeInTheDocument();
    expect(button('Turn on here')).toBeEnabled();
  });

  it('that would be the eleventh is not turned on, and says what to do', async () => {
    const { user } = await open({
      calls: { saveDevice: () => Promise.reject(new BackendError('resource-exhausted')) },
    });
    vi.mocked(askPermission).mockResolvedValue(true);
    vi.mocked(subscribe).mockResolvedValue({ endpoint: 'at-here', keys });
    await user.click(button('Turn on here'));
    expect(await screen.findByText(/Remove one below first\./)).toBeInTheDocument();
  });

  it('says what has failed, and can be tried again', async () => {
    const { user } = await open();
    vi.mocked(askPermission).mockResolvedValue(true);
    vi.mocked(subscribe).mockRejectedValue(new BackendError('unavailable'));
    await user.click(button('Turn on here'));
    expect(await screen.findByText(/Notifications could not be turned on here\./)).toBeInTheDocument();
    expect(button('Turn on here')).toBeEnabled();
  });

  it.each([true, false])(
    'says that it goes on telling whoever is kept signed in (%s) or not',
    async (isKept) => {
      await open({ isKept });
      await screen.findByRole('button', { name: 'Turn on here' });
      expect(screen.queryByText(/You are not kept signed in on this device\./) === null).toBe(isKept);
    },
  );

  const here = { endpoint: 'at-0', keys };
  const isOn = () => {
    rememberDevice({ uid: 'ana', endpoint: 'at-0', seenOn: '', isLeft: false });
    vi.mocked(presentSubscription).mockResolvedValue(here);
    return open({ devices: [device('0'), device('1')] });
  };

  it('that is on is tried out and turned off', async () => {
    const { user, port } = await isOn();
    await user.click(await screen.findByRole('button', { name: 'Send me a test' }));
    expect(await screen.findByText('It is on its way to your devices.')).toBeInTheDocument();
    await user.click(button('Turn off here'));
    expect(await screen.findByRole('button', { name: 'Turn on here' })).toBeInTheDocument();
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(port.removeDevice).toHaveBeenCalledWith('ana', 'at-0');
  });

  it('is off once it was removed on another device', async () => {
    const { tellDevices } = await isOn();
    await screen.findByRole('button', { name: 'Turn off here' });
    await tellDevices([device('1')]);
    expect(button('Turn on here')).toBeEnabled();
  });

  it('of somebody else is off', async () => {
    rememberDevice({ uid: 'ben', endpoint: 'at-0', seenOn: '', isLeft: false });
    vi.mocked(presentSubscription).mockResolvedValue(here);
    await open({ devices: [device('1')] });
    expect(await screen.findByRole('button', { name: 'Turn on here' })).toBeInTheDocument();
  });

  it('stands in the list of devices, from which others are removed after a question', async () => {
    const { user, port } = await isOn();
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    await waitFor(() => expect(rows[0]).toHaveTextContent('This device'));
    await user.click(button('Remove Browser 1'));
    const question = await screen.findByRole('alertdialog', { name: 'Remove Browser 1?' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(port.removeDevice).toHaveBeenCalledWith('ana', 'at-1'));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });
});

it('without a network says so, and changes nothing', async () => {
  const { user, port } = await open({ offline: true, devices: [device('1')] });
  expect(screen.getByText('You are offline. Changing your choices needs a connection.')).toBeInTheDocument();
  expect(box('Likes: On devices')).toBeDisabled();
  expect(screen.getByLabelText('Likes: by mail')).toBeDisabled();
  expect(screen.getByLabelText('How often')).toBeDisabled();
  expect(await screen.findByRole('button', { name: 'Turn on here' })).toBeDisabled();
  expect(button('Remove Browser 1')).toBeDisabled();
  await user.click(box('Likes: On devices'));
  expect(port.changeNotificationSettings).not.toHaveBeenCalled();
});

it('says when choices can’t be loaded', async () => {
  await open({
    calls: {
      watchNotificationSettings: (_uid, observer) => {
        observer.error(new BackendError('unavailable'));
        return () => undefined;
      },
    },
  });
  expect(screen.getByText(/Your choices could not be loaded\./)).toBeInTheDocument();
});
