import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Observer } from '@/backend/live';
import type { EventsPort } from '@/backend/ports/events';
import { aConnection } from '@/backend/testing';
import type { SchoolEvent } from '@/domain/entities/community';
import { DAY_MS } from '@/domain/time';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { renderSignedIn } from '@/features/session/testing';
import { EventPage } from '../event-page';
import { EventsPage } from '../events-page';
import { choose, eventAfter, menuCode, watchingFirst } from '../testing';

beforeAll(() =>
  Promise.all([
    ...[import('../event-dialog'), import('./series-question'), import('@/ui/dialog-panel')],
    menuCode(),
  ]),
);
// A Tuesday in Berlin, where the clocks go back on October 25.
const NOW = new Date('2026-10-06T08:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const until = new Date('2026-11-10T17:00:00Z');
/** The Tuesdays of a choir. */
const tuesday = (number: number, fields: Partial<SchoolEvent> = {}): SchoolEvent => ({
  ...eventAfter(NOW, 'Choir', 0, { userId: 'ana', location: 'Hall', timeZone: 'Europe/Berlin' }),
  ...{ id: `s_${number}`, start: new Date(NOW.getTime() + (7 * number + 0.25) * DAY_MS), end: null },
  series: { id: 's', repeat: 'weekly', until, changeId: null },
  ...fields,
});

interface Options {
  route?: string;
  upcoming?: SchoolEvent[];
  event?: SchoolEvent;
  connection?: typeof aConnection | ReturnType<typeof aServer>;
}

async function visit({ route = '/events', upcoming = [], event, connection = aConnection }: Options) {
  const create = vi.fn<EventsPort['create']>().mockResolvedValue();
  const createSeries = vi.fn<EventsPort['createSeries']>().mockResolvedValue();
  const changeSeries = vi.fn<EventsPort['changeSeries']>().mockResolvedValue();
  const update = vi.fn<EventsPort['update']>().mockResolvedValue();
  const remove = vi.fn<EventsPort['delete']>().mockResolvedValue();
  const followed: Observer<SchoolEvent | null>[] = [];
  const watch: EventsPort['watch'] = (_id, observer) => {
    followed.push(observer);
    observer.next(event ?? null);
    return () => undefined;
  };
  const listed: Observer<SchoolEvent[]>[] = [];
  const watchFirst = watchingFirst((observer) => {
    listed.push(observer);
    observer.next(upcoming);
  });
  const calls = { create, createSeries, changeSeries, update, delete: remove };
  const { user } = await renderSignedIn(
    <OfflineProvider>
      <Routes>
        <Route path="/events/:eventId" element={<EventPage />} />
        <Route path="/events" element={<EventsPage />} />
      </Routes>
    </OfflineProvider>,
    {
      connection,
      directory: {
        watchMember: (_school, uid, observer) => {
          observer.next({ uid, firstName: 'Ana', lastName: 'Ode', profilePicUrl: null } as never);
          return () => undefined;
        },
      },
      schools: {
        get: async (id) => ({
          id,
          name: 'Oak',
          city: 'Ulm',
          slug: id,
          timeZone: 'Europe/Berlin',
          createdAt: null,
        }),
      },
      events: { watch, watchFirst, ...calls },
    },
    undefined,
    { route },
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const tell = (told: SchoolEvent | null) => act(async () => followed.at(-1)?.next(told));
  const tellList = (told: SchoolEvent[]) =>
    act(async () => {
      for (const observer of listed) observer.next(told);
    });
  return { user, press, tell, tellList, ...calls, remove };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const saveable = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Save event' })).toBeEnabled());

describe('a new event that repeats', () => {
  it('says how many there will be, by the clocks of the school, and is sent as one', async () => {
    const { user, press, createSeries, create } = await visit({});
    await press('Add event');
    await screen.findByRole('dialog', { name: 'Add an event' });
    await saveable();
    type('Title', 'Choir');
    type('Start', '2026-10-13T18:30');
    await user.selectOptions(screen.getByLabelText('Repeat'), 'Every month on the second Tuesday');
    await user.selectOptions(screen.getByLabelText('Repeat'), 'Every week');
    // While a year is typed, it is one of long ago.
    type('Start', '0202-10-13T18:30');
    type('Until', '0202-11-03');
    expect(screen.getByText('4 events, the last on Wednesday, November 3, 202')).toBeInTheDocument();
    type('Start', '2026-10-13T18:30');
    type('Until', '');
    await press('Save event');
    expect(await screen.findByText('Please fill in this field.')).toBeInTheDocument();
    type('Until', '2026-11-03');
    expect(await screen.findByText('4 events, the last on Tuesday, November 3, 2026')).toBeInTheDocument();
    await press('Save event');
    await waitFor(() => expect(createSeries).toHaveBeenCalledOnce());
    expect(createSeries.mock.calls[0]?.[0]).toMatchObject({
      eventId: expect.stringMatching(/^[^_]+_0$/),
      timeZone: 'Europe/Berlin',
      input: { title: 'Choir', start: new Date('2026-10-13T16:30Z') },
      series: { repeat: 'weekly', until: new Date('2026-11-03T22:59:59Z') },
    });
    expect(create).not.toHaveBeenCalled();
  });

  it('waits without a network, seen once in the list, and is sent once', async () => {
    const server = aServer();
    const { user, press, createSeries } = await visit({ connection: server });
    await press('Add event');
    await screen.findByRole('dialog', { name: 'Add an event' });
    await saveable();
    await server.become('offline');
    type('Title', 'Choir');
    type('Start', '2026-10-13T18:30');
    await user.selectOptions(screen.getByLabelText('Repeat'), 'Every two weeks');
    type('Until', '2026-12-31');
    await press('Save event');
    expect(await screen.findByRole('heading', { level: 3, name: 'Choir' })).toBeInTheDocument();
    expect(screen.getByText('Every two weeks until December 31, 2026')).toBeInTheDocument();
    expect(createSeries).not.toHaveBeenCalled();
    await server.become('online');
    await waitFor(() => expect(createSeries).toHaveBeenCalledOnce());
  });
});

describe('a list', () => {
  const all = [0, 1, 2, 3, 4].map((number) => tuesday(number));
  const shown = () => screen.getAllByRole('heading', { level: 3 }).length;

  it('shows of a series this week’s and the next one, and the others when asked', async () => {
    const { press } = await visit({ upcoming: all });
    expect(await screen.findAllByText('Every week until November 10, 2026')).toHaveLength(2);
    expect(shown()).toBe(2);
    const more = screen.getByRole('button', { name: 'Show 3 more dates' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await press('Show 3 more dates');
    expect(shown()).toBe(5);
    await press('Show fewer dates');
    expect(shown()).toBe(2);
  });
});

it('is as the last change wants it once the server tells of that, though not of the one before', async () => {
  const upcoming = [tuesday(1, { title: 'Duo' }), tuesday(2, { title: 'Trio' })];
  const { user, press, tellList, changeSeries } = await visit({ upcoming });
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const changeAll = async (from: string, title: string) => {
    await choose(user, from, 'Edit');
    await user.click(await screen.findByRole('radio', { name: 'This and all following' }));
    type('Title', title);
    await press('Save event');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await screen.findByRole('heading', { level: 3, name: 'Duo' });
  await press('Show 1 more date');
  await changeAll('Trio', 'Band');
  expect(titles()).toEqual(['Duo', 'Band']);
  await changeAll('Duo', 'Orchestra');
  expect(titles()).toEqual(['Orchestra', 'Orchestra']);
  const changeId = changeSeries.mock.calls[1]?.[0].changeId ?? '';
  const series = { id: 's', repeat: 'weekly', until, changeId } as const;
  await tellList([1, 2].map((number) => tuesday(number, { title: 'Orchestra', series })));
  expect(titles()).toEqual(['Orchestra', 'Orchestra']);
  expect(screen.getAllByRole('button', { name: 'More about Orchestra' })).toHaveLength(2);
});

describe('one of a series', () => {
  const open = (options: Options = {}) => visit({ route: '/events/s_2', event: tuesday(2), ...options });

  it('is changed alone, or with all that follow', async () => {
    const { user, press, tell, update, changeSeries } = await open();
    await press('Edit');
    await screen.findByRole('dialog', { name: 'Edit event' });
    expect(screen.getByLabelText('Start')).toHaveValue('2026-10-20T16:00');
    expect(screen.queryByLabelText('Until')).not.toBeInTheDocument();
    type('Title', 'Band');
    await press('Save event');
    await waitFor(() =>
      expect(update).toHaveBeenCalledExactlyOnceWith({ eventId: 's_2', uid: 'ana' }, { title: 'Band' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changeSeries).not.toHaveBeenCalled();

    await tell(tuesday(2, { title: 'Band' }));
    await press('Edit');
    await user.click(await screen.findByRole('radio', { name: 'This and all following' }));
    expect(screen.getByLabelText('Until')).toHaveValue('2026-11-10');
    type('Start', '2026-10-21T17:00');
    type('Until', '2026-12-01');
    await press('Save event');
    await waitFor(() => expect(changeSeries).toHaveBeenCalledOnce());
    expect(changeSeries.mock.calls[0]).toEqual([
      { changeId: expect.any(String), eventId: 's_2', schoolId: 'oak', uid: 'ana' },
      {
        ...{ start: new Date('2026-10-21T15:00Z'), end: null },
        until: new Date('2026-12-01T22:59:59Z'),
      },
    ]);
  });

  it('takes the last day along when it moves, and asks before dates are lost', async () => {
    const { user, press, changeSeries } = await open();
    await press('Edit');
    await user.click(await screen.findByRole('radio', { name: 'This and all following' }));
    fireEvent.focus(screen.getByLabelText('Start'));
    type('Start', '0202-10-21T16:00');
    expect(screen.getByLabelText('Until')).toHaveValue('2026-11-10');
    type('Start', '2026-10-21T16:00');
    expect(screen.getByLabelText('Until')).toHaveValue('2026-11-11');
    expect(screen.getByText('The last day has moved with the start.')).toBeInTheDocument();
    type('Until', '2026-10-28');
    await press('Save event');
    const question = await screen.findByRole('alertdialog', { name: 'Delete the last 2 dates?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(changeSeries).not.toHaveBeenCalled();
    type('Until', '2026-11-11');
    await press('Save event');
    await waitFor(() => expect(changeSeries).toHaveBeenCalledOnce());
    expect(changeSeries.mock.calls[0]?.[1]).toEqual({
      ...{ start: new Date('2026-10-21T14:00Z'), end: null },
      until: new Date('2026-11-11T22:59:59Z'),
    });
  });

  it('sends nothing of all that follow where nothing is changed', async () => {
    const { user, press, changeSeries } = await open();
    await press('Edit');
    await user.click(await screen.findByRole('radio', { name: 'This and all following' }));
    await press('Save event');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changeSeries).not.toHaveBeenCalled();
  });

  it('is called off alone, or with all that follow', async () => {
    const { user, press, update, changeSeries } = await open();
    await press('Call off');
    const question = await screen.findByRole('dialog', { name: 'Call off this event?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(update).not.toHaveBeenCalled();
    await press('Call off');
    await user.click(await screen.findByRole('radio', { name: 'This and all following' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Call off' }));
    await waitFor(() => expect(changeSeries).toHaveBeenCalledOnce());
    expect(changeSeries.mock.calls[0]?.[1]).toEqual({ isCancelled: true });
    expect(update).not.toHaveBeenCalled();
    // At once, before the server has done so.
    expect(screen.getByText('Called off')).toBeInTheDocument();
  });

  it('is deleted alone, or with all that follow', async () => {
    const { user, press, remove, changeSeries } = await open();
    await press('Delete');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith('s_2'));
    expect(changeSeries).not.toHaveBeenCalled();
  });

  it('takes all that follow along when it is deleted so', async () => {
    const { user, press, remove, changeSeries } = await open();
    await press('Delete');
    await user.click(await screen.findByRole('radio', { name: 'This and all following' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(changeSeries).toHaveBeenCalledOnce());
    expect(changeSeries.mock.calls[0]?.[1]).toEqual({ ends: true });
    expect(remove).not.toHaveBeenCalled();
  });

  it('goes back to its form when the server refuses a change of all that follow', async () => {
    const server = aServer();
    const { user, press, changeSeries } = await open({ connection: server });
    await press('Edit');
    await user.click(await screen.findByRole('radio', { name: 'This and all following' }));
    await server.become('offline');
    type('Title', 'Band');
    await press('Save event');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Band');
    await press("Don't send");
    expect(await screen.findByLabelText('Title')).toHaveValue('Band');
    expect(screen.getByRole('radio', { name: 'This and all following' })).toBeChecked();
    await server.become('online');
    expect(changeSeries).not.toHaveBeenCalled();
  });
});
