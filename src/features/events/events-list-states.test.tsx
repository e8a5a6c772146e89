import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { EventsPort } from '@/backend/ports/events';
import { aConnection } from '@/backend/testing';
import type { SchoolEvent } from '@/domain/entities/community';
import { MINUTE_MS } from '@/domain/time';
import { OfflineProvider } from '@/features/offline';
import { renderSignedIn } from '@/features/session/testing';
import { EventsList, type EventsListProps } from './events-list';
import { choose, eventAfter, menuCode, upcomingAt, watchingFirst } from './testing';

// Fetched when first opened: no test waits for that.
beforeAll(() => Promise.all([import('./event-dialog'), menuCode()]));
afterEach(() => vi.useRealTimers());

const now = new Date();
const mine = eventAfter(now, 'Mine', 2, { userId: 'ana' });
const pastMine = eventAfter(now, 'Mine', -50, { userId: 'ana' });
const pastTheirs = eventAfter(now, 'Theirs', -60);

/** Something else that is in memory. */
function Other({ read }: { read: () => Promise<string> }) {
  return <output>{useQuery({ queryKey: ['other'], queryFn: read }).data}</output>;
}

function List(props: Partial<EventsListProps>) {
  const [opened, open] = useState<string | null>(null);
  return (
    <EventsList schoolId="oak" when="upcoming" readerId="ana" opened={opened} onOpen={open} {...props} />
  );
}

async function visit(calls: Partial<EventsPort>, props: Partial<EventsListProps> = {}) {
  const readOther = vi.fn(() => Promise.resolve('read'));
  const list = (
    <OfflineProvider>
      <List {...props} />
      <Other read={readOther} />
    </OfflineProvider>
  );
  const events = { watchFirst: upcomingAt({ oak: [] }), ...calls };
  return { ...(await renderSignedIn(list, { connection: aConnection, events })), readOther };
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const loads = () => screen.queryByText('Loading...');

describe('upcoming events', () => {
  it('wait, may fail, and are asked for again', async () => {
    const lists: Observer<SchoolEvent[]>[] = [];
    const watchFirst = watchingFirst((observer) => {
      lists.push(observer);
    });
    const { user } = await visit({ watchFirst });
    expect(loads()).toBeInTheDocument();
    expect(screen.queryByText('No upcoming events found.')).not.toBeInTheDocument();
    await act(async () => lists.at(-1)?.error(new BackendError('permission-denied')));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The events could not be loaded.');
    expect(alert).toHaveTextContent('You are not allowed to do this.');
    expect(loads()).not.toBeInTheDocument();
    await user.click(button('Try again'));
    expect(lists).toHaveLength(2);
    await act(async () => lists.at(-1)?.next([mine]));
    expect(titles()).toEqual(['Mine']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stay when the list fails later', async () => {
    let list: Observer<SchoolEvent[]> | undefined;
    const watchFirst = watchingFirst((observer) => {
      list = observer;
    });
    await visit({ watchFirst });
    await act(async () => list?.next([mine]));
    await act(async () => list?.error(new BackendError('unavailable')));
    expect(titles()).toEqual(['Mine']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('may be none, and past ones are not asked for', async () => {
    const past = vi.fn<EventsPort['page']>();
    await visit({ page: past });
    expect(screen.getByText('No upcoming events found.')).toBeInTheDocument();
    expect(screen.queryByText('No past events found.')).not.toBeInTheDocument();
    expect(past).not.toHaveBeenCalled();
  });

  it('say nothing of none where there are some', async () => {
    await visit({ watchFirst: upcomingAt({ oak: [mine] }) });
    expect(screen.queryByText(/No .* events found/)).not.toBeInTheDocument();
  });

  it('leave the list in the minute they end', async () => {
    vi.useFakeTimers({ now });
    const ending = eventAfter(now, 'Ending', -1, { end: new Date(now.getTime() + MINUTE_MS) });
    await visit({ watchFirst: upcomingAt({ oak: [ending] }) });
    expect(titles()).toEqual(['Ending']);
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    expect(titles()).toEqual([]);
  });
});

describe('more upcoming events than a page holds', () => {
  const before = eventAfter(now, 'Camp', -40, { end: new Date(now.getTime() + 90 * MINUTE_MS) });
  const longer = eventAfter(now, 'Fair week', -60, { end: new Date(now.getTime() + 99 * MINUTE_MS) });
  const later = eventAfter(now, 'Later', 300);

  it('are read on, and so are those that began before today: neither hides the other', async () => {
    const page = vi
      .fn<EventsPort['page']>()
      .mockImplementation(async ({ when }) => ({ items: [when === 'ongoing' ? longer : later], next: null }));
    const watchFirst: EventsPort['watchFirst'] = ({ when }, _now, observer) => {
      observer.next({ items: [when === 'ongoing' ? before : mine], next: { opaque: when } });
      return () => undefined;
    };
    const { user } = await visit({ watchFirst, page });
    expect(titles()).toEqual(['Camp', 'Mine']);
    await user.click(button('Show more'));
    await waitFor(() => expect(titles()).toEqual(['Fair week', 'Camp', 'Mine', 'Later']));
    expect(page.mock.calls.map(([{ when }, , after]) => [when, after?.opaque])).toEqual([
      ['ongoing', 'ongoing'],
      ['upcoming', 'upcoming'],
    ]);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('are not said to be none while some may follow', async () => {
    const over = eventAfter(now, 'Over', -0.5, { end: new Date(now.getTime() - MINUTE_MS) });
    const watchFirst: EventsPort['watchFirst'] = ({ when }, _now, observer) => {
      observer.next({
        items: when === 'upcoming' ? [over] : [],
        next: when === 'upcoming' ? { opaque: 1 } : null,
      });
      return () => undefined;
    };
    const page = async () => ({ items: [later], next: null });
    const { user } = await visit({ watchFirst, page });
    expect(titles()).toEqual([]);
    expect(screen.queryByText('No upcoming events found.')).not.toBeInTheDocument();
    await user.click(button('Show more'));
    await waitFor(() => expect(titles()).toEqual(['Later']));
  });
});

it.each(['upcoming', 'past'] as const)('one’s own %s events are asked of the server alone', async (when) => {
  const watchFirst = vi.fn(upcomingAt({ oak: [mine] }));
  const page = vi.fn<EventsPort['page']>().mockResolvedValue({ items: [pastMine], next: null });
  await visit({ watchFirst, page }, { when, mineOnly: true });
  await waitFor(() => expect(titles()).toEqual(['Mine']));
  const asked = [...watchFirst.mock.calls, ...page.mock.calls].map(([list]) => list);
  expect(asked.map((list) => list.when)).toEqual(expect.arrayContaining([when]));
  expect(asked.every(({ authorId }) => authorId === 'ana')).toBe(true);
});

describe('past events', () => {
  it('may be none', async () => {
    await visit({ page: () => Promise.resolve({ items: [], next: null }) }, { when: 'past' });
    expect(await screen.findByText('No past events found.')).toBeInTheDocument();
    expect(screen.queryByText('No upcoming events found.')).not.toBeInTheDocument();
  });

  it('are read on from where the last page ended', async () => {
    const place = { opaque: 1 };
    const past = vi
      .fn<EventsPort['page']>()
      .mockResolvedValueOnce({ items: [pastMine], next: place })
      .mockRejectedValueOnce(new BackendError('unavailable'))
      .mockResolvedValueOnce({ items: [pastTheirs], next: null });
    const { user } = await visit({ page: past }, { when: 'past' });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('We could not load more.')).toBeInTheDocument();
    expect(titles()).toEqual(['Mine']);
    await user.click(button('Try again'));
    await waitFor(() => expect(titles()).toEqual(['Mine', 'Theirs']));
    expect(past.mock.calls.map(([{ schoolId }, , after]) => [schoolId, after])).toEqual([
      ['oak', null],
      ['oak', place],
      ['oak', place],
    ]);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('are not said to be none while some may follow', async () => {
    const past: EventsPort['page'] = (_school, _now, after) =>
      Promise.resolve({ items: [], next: after ? null : { opaque: 1 } });
    const { user } = await visit({ page: past }, { when: 'past' });
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(screen.queryByText('No past events found.')).not.toBeInTheDocument();
    await user.click(more);
    expect(await screen.findByText('No past events found.')).toBeInTheDocument();
  });

  it('may fail, and are asked for again', async () => {
    const past = vi
      .fn<EventsPort['page']>()
      .mockRejectedValueOnce(new BackendError('permission-denied'))
      .mockResolvedValueOnce({ items: [pastMine], next: null });
    const { user } = await visit({ page: past }, { when: 'past' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('You are not allowed to do this.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toEqual(['Mine']));
  });
});

describe('changing one’s event', () => {
  it('opens with what it says now, and goes when it is called off', async () => {
    const { user } = await visit({ watchFirst: upcomingAt({ oak: [mine] }) });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await choose(user, 'Mine', 'Edit');
    const form = await screen.findByRole('dialog', { name: 'Edit event' });
    expect(within(form).getByLabelText('Title')).toHaveProperty('value', 'Mine');
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('reads past ones anew, and nothing else', async () => {
    const update = vi.fn<EventsPort['update']>().mockResolvedValue();
    const past = vi.fn<EventsPort['page']>().mockResolvedValue({ items: [pastMine], next: null });
    const { user, readOther } = await visit({ update, page: past }, { when: 'past' });
    await choose(user, 'Mine', 'Edit');
    await screen.findByRole('dialog', { name: 'Edit event' });
    await user.type(screen.getByLabelText('Title'), ' and theirs');
    await user.click(button('Save event'));
    await screen.findByText('Your event is saved.');
    await waitFor(() => expect(past).toHaveBeenCalledTimes(2));
    expect(update).toHaveBeenCalledExactlyOnceWith(
      { eventId: 'Mine', uid: 'ana' },
      expect.objectContaining({ title: 'Mine and theirs' }),
    );
    expect(readOther).toHaveBeenCalledTimes(1);
  });

  it('to nothing takes a question, and reads nothing but past ones anew', async () => {
    const remove = vi.fn<EventsPort['delete']>().mockResolvedValue();
    const past = vi.fn<EventsPort['page']>().mockResolvedValue({ items: [pastMine], next: null });
    const { user, readOther } = await visit({ delete: remove, page: past }, { when: 'past' });
    await choose(user, 'Mine', 'Delete');
    const question = async () => within(await screen.findByRole('alertdialog'));
    await user.click((await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(remove).not.toHaveBeenCalled();
    await choose(user, 'Mine', 'Delete');
    await user.click((await question()).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Your event is deleted.');
    await waitFor(() => expect(past).toHaveBeenCalledTimes(2));
    expect(readOther).toHaveBeenCalledTimes(1);
  });
});
