import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { CalendarFeedsPort } from '@/backend/ports/calendar-feeds';
import type { CalendarFeed } from '@/domain/entities/calendar-feed';
import { OnTheWay } from '@/features/offline/testing';
import { renderSignedIn } from '@/features/session/testing';
import { FeedDialog } from './feed-dialog';
import { feedDialogCode } from './testing';

// Fetched when a window or a question first opens.
beforeAll(() => Promise.all([feedDialogCode(), import('@/ui/confirm-dialog')]));

const made = new Date('2026-11-20T09:00:00Z');
const feed: CalendarFeed = { userId: 'ana', schoolId: 'oak', choice: 'all', renewedAt: made };
const ADDRESS = 'https://schoolgate.test/api/calendar/abc.ics';

/** The window of Ana's feed, as a server with this feed answers it. */
async function open(
  first: CalendarFeed | null | undefined,
  calls: Partial<CalendarFeedsPort> = {},
  offline = false,
) {
  let tell: Observer<CalendarFeed | null> | undefined;
  const closed = vi.fn();
  const port: CalendarFeedsPort = {
    watchFeed: (_uid, _schoolId, observer) => {
      tell = observer;
      if (first !== undefined) observer.next(first);
      return () => undefined;
    },
    feedAddress: vi.fn(async () => ADDRESS),
    saveFeed: vi.fn(async () => undefined),
    renewFeed: vi.fn(async () => `${ADDRESS}?new`),
    endFeed: vi.fn(async () => undefined),
    ...calls,
  };
  const { user } = await renderSignedIn(
    <OnTheWay offline={offline}>
      <FeedDialog schoolId="oak" schoolName="Oak School" onOpenChange={closed} />
    </OnTheWay>,
    { events: port },
  );
  const dialog = await screen.findByRole('dialog', { name: 'Oak School in your calendar' });
  return {
    user,
    port,
    closed,
    dialog,
    tell: (next: CalendarFeed | null) => act(async () => tell?.next(next)),
  };
}
const button = (name: string) => screen.getByRole('button', { name });
const address = async () =>
  ((await screen.findByRole('textbox', { name: 'Your private address' })) as HTMLInputElement).value;
const chosen = () =>
  ['All events of the school', 'Only mine'].map(
    (name) => screen.getByRole<HTMLInputElement>('radio', { name }).checked,
  );

describe('a feed that is off', () => {
  it('is turned on with the events that are chosen, and shows its address then', async () => {
    const { user, port, tell } = await open(null);
    expect(chosen()).toEqual([true, false]);
    await user.click(screen.getByRole('radio', { name: 'Only mine' }));
    await user.click(button('Make my address'));
    expect(port.saveFeed).toHaveBeenCalledWith('oak', 'accepted');
    // Until the server tells of it, nobody can ask for another.
    expect(screen.getByRole('button', { name: 'Making it...' })).toHaveAttribute('aria-busy', 'true');
    await tell({ ...feed, choice: 'accepted' });
    expect(await address()).toBe(ADDRESS);
    expect(chosen()).toEqual([false, true]);
    // The keyboard goes on where it was.
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    expect(document.body).not.toHaveFocus();
  });

  it('keeps what was chosen when it can’t be turned on, and says why', async () => {
    const saveFeed = vi
      .fn()
      .mockRejectedValueOnce(new BackendError('unavailable'))
      .mockResolvedValue(undefined);
    const { user } = await open(null, { saveFeed });
    await user.click(screen.getByRole('radio', { name: 'Only mine' }));
    await user.click(button('Make my address'));
    expect(await screen.findByText(/The address could not be made\./)).toBeInTheDocument();
    expect(chosen()).toEqual([false, true]);
    await user.click(button('Make my address'));
    expect(saveFeed.mock.calls).toEqual([
      ['oak', 'accepted'],
      ['oak', 'accepted'],
    ]);
  });
});

describe('a feed that is on', () => {
  it('hands its address to the clipboard and to the calendar of the device, and says how others take it', async () => {
    const { user } = await open(feed);
    expect(await address()).toBe(ADDRESS);
    await user.click(button('Copy'));
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    expect(button('Copied ✓')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
      'href',
      'webcal://schoolgate.test/api/calendar/abc.ics',
    );
    await user.click(screen.getByText('How to add it'));
    for (const app of ['iPhone, iPad, Mac', 'Google Calendar', 'Outlook'])
      expect(screen.getByText(app)).toBeVisible();
  });

  it('shows another choice at once, and the one before where it was not saved', async () => {
    let fail: (error: Error) => void = () => undefined;
    const saveFeed = vi.fn(() => new Promise<void>((_, reject) => (fail = reject)));
    const { user } = await open(feed, { saveFeed });
    await user.click(screen.getByRole('radio', { name: 'Only mine' }));
    expect(chosen()).toEqual([false, true]);
    await act(async () => fail(new BackendError('resource-exhausted')));
    expect(chosen()).toEqual([true, false]);
    expect(screen.getByText(/Your choice could not be saved\./)).toBeInTheDocument();
  });

  it('keeps another choice that was saved, before the server tells of it', async () => {
    const { user } = await open(feed);
    await user.click(screen.getByRole('radio', { name: 'Only mine' }));
    await waitFor(() => expect(chosen()).toEqual([false, true]));
    expect(await address()).toBe(ADDRESS);
  });

  it('is renewed after a question, and the old address is gone from the screen at once', async () => {
    const { user, port } = await open(feed);
    await address();
    await user.click(button('Renew address'));
    const question = await screen.findByRole('alertdialog', { name: 'Renew the address?' });
    expect(question).toHaveTextContent('Calendars with the old address stop.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(port.renewFeed).not.toHaveBeenCalled();
    await user.click(button('Renew address'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Renew address' }),
    );
    await waitFor(async () => expect(await address()).toBe(`${ADDRESS}?new`));
    expect(screen.getByText('This is your new address. The old one leads nowhere.')).toBeInTheDocument();
  });

  it('asks for its address anew when another tab has renewed it, and is off when one has turned it off', async () => {
    const feedAddress = vi.fn().mockResolvedValueOnce(ADDRESS).mockResolvedValue(`${ADDRESS}?other`);
    const { tell } = await open(feed, { feedAddress });
    expect(await address()).toBe(ADDRESS);
    await tell({ ...feed, renewedAt: new Date('2026-11-21T09:00:00Z') });
    await waitFor(async () => expect(await address()).toBe(`${ADDRESS}?other`));
    await tell(null);
    expect(button('Make my address')).toBeEnabled();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('is turned off after a question, and can be turned on again', async () => {
    const { user, port, tell } = await open(feed);
    await address();
    await user.click(button('Turn off'));
    const question = await screen.findByRole('alertdialog', { name: 'Turn off your calendar address?' });
    await user.click(within(question).getByRole('button', { name: 'Turn off' }));
    expect(port.endFeed).toHaveBeenCalledWith('oak');
    expect(await screen.findByText('Your calendar address is turned off.')).toBeInTheDocument();
    await tell(null);
    await user.click(button('Make my address'));
    expect(port.saveFeed).toHaveBeenCalledWith('oak', 'all');
  });

  it.each([
    ['renewed', 'Renew address', 'renewFeed'],
    ['turned off', 'Turn off', 'endFeed'],
  ] as const)('stays where it can’t be %s, and says so', async (_what, name, call) => {
    const { user } = await open(feed, { [call]: () => Promise.reject(new BackendError('unavailable')) });
    await address();
    await user.click(button(name));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    expect(await screen.findByText(/could not be (renewed|turned off)\./)).toBeInTheDocument();
    expect(await address()).toBe(ADDRESS);
  });

  it('whose address nobody can tell any more can be renewed', async () => {
    await open(feed, { feedAddress: async () => null });
    expect(await screen.findByText(/This address can’t be shown any more\./)).toBeInTheDocument();
    expect(button('Renew address')).toBeEnabled();
  });

  it('whose address could not be asked for can be asked again', async () => {
    const feedAddress = vi
      .fn()
      .mockRejectedValueOnce(new BackendError('unavailable'))
      .mockResolvedValue(ADDRESS);
    const { user } = await open(feed, { feedAddress });
    expect(await screen.findByText(/Your calendar address could not be loaded\./)).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await address()).toBe(ADDRESS);
  });
});

describe('without a network', () => {
  it('says so, and changes nothing', async () => {
    const { user, port } = await open(feed, {}, true);
    expect(await screen.findByText('You are offline. This needs a connection.')).toBeInTheDocument();
    for (const name of ['Renew address', 'Turn off']) expect(button(name)).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Only mine' })).toBeDisabled();
    await user.click(button('Renew address'));
    expect(port.renewFeed).not.toHaveBeenCalled();
  });

  it('is not turned on', async () => {
    await open(null, {}, true);
    expect(button('Make my address')).toBeDisabled();
  });
});

it('waits for what the server says, and says when it can’t', async () => {
  const watchFeed: CalendarFeedsPort['watchFeed'] = (_uid, _schoolId, observer) => {
    observer.error(new BackendError('unavailable'));
    return () => undefined;
  };
  const { closed, user } = await open(undefined, { watchFeed });
  expect(await screen.findByText(/Your calendar address could not be loaded\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Make my address' })).not.toBeInTheDocument();
  await user.click(button('Close'));
  expect(closed).toHaveBeenCalledWith(false);
});
