import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { EventsPort } from '@/backend/ports/events';
import type { SchoolEvent } from '@/domain/entities/community';
import { HOUR_MS, MINUTE_MS } from '@/domain/time';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { EventsList, type EventsListProps } from './events-list';
import { choose, endless, eventAfter, menuCode, openMenu, upcomingAt } from './testing';

const NOON = new Date('2026-05-12T12:00:00Z');
const inHours = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);

beforeAll(menuCode);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});
afterEach(() => vi.useRealTimers());

const event = (title: string, start: number, fields: Partial<SchoolEvent> = {}) =>
  eventAfter(NOON, title, start, fields);
const mine = event('Mine', 2, { userId: 'ana' });
const theirs = event('Theirs', 3);

async function visit(
  upcoming: SchoolEvent[],
  props: Partial<EventsListProps> = {},
  calls: Partial<EventsPort> = {},
) {
  const list = <EventsList schoolId="oak" when="upcoming" readerId="ana" {...props} />;
  return renderSignedIn(list, { events: { watchFirst: upcomingAt({ oak: upcoming }), ...calls } });
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it('lets only its author change or delete an event, and others report it', async () => {
  const { user } = await visit([mine, theirs]);
  expect(titles()).toEqual(['Mine', 'Theirs']);
  expect(await openMenu(user, 'Mine')).toEqual(['Edit', 'Delete']);
  await user.keyboard('{Escape}');
  expect(await openMenu(user, 'Theirs')).toEqual(['Report']);
});

it('lets nobody do anything who only looks, and has all of it in place of a page', async () => {
  await visit([{ ...theirs, description: 'Bring cake' }], { readerId: null });
  expect(titles()).toEqual(['Theirs']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Bring cake')).toBeInTheDocument();
});

it('lets moderators act on an event of others', async () => {
  const { user } = await renderSignedIn(
    <EventsList schoolId="oak" when="upcoming" readerId="ana" />,
    { events: { watchFirst: upcomingAt({ oak: [mine, { ...theirs, schoolId: 'oak' }] }) } },
    aMember({ isModerator: true }),
  );
  expect(await openMenu(user, 'Theirs')).toEqual(['Report', 'Hide or remove...']);
  await user.keyboard('{Escape}');
  expect(await openMenu(user, 'Mine')).toEqual(['Edit', 'Delete']);
});

it('leads to the page of each', async () => {
  await visit([mine]);
  expect(screen.getByRole('link', { name: 'Mine' })).toHaveAttribute('href', '/events/Mine');
});

it('puts upcoming ones under how near they are, and past ones under their month', async () => {
  // A Tuesday.
  const upcoming = [mine, event('Tomorrow night', 30), event('On Saturday', 96), event('In June', 500)];
  const camp = event('Camp', -40, { end: inHours(9) });
  const groups = () =>
    screen.queryAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  const { unmount } = await visit([camp, ...upcoming]);
  expect(groups()).toEqual([
    ...['H2 On now', 'H3 Camp', 'H2 Today', 'H3 Mine', 'H2 Tomorrow', 'H3 Tomorrow night'],
    ...['H2 This week', 'H3 On Saturday', 'H2 Later', 'H3 In June'],
  ]);
  expect(screen.getByRole('list', { name: 'Tomorrow' })).toHaveTextContent('Tomorrow night');
  unmount();
  const items = [event('Early May', -200), event('April', -400), event('Also April', -500)];
  await visit([], { when: 'past', level: 3 }, { page: async () => ({ items, next: null }) });
  await screen.findByText('Early May');
  expect(groups()).toEqual([
    ...['H3 May 2026', 'H4 Early May', 'H3 April 2026', 'H4 April', 'H4 Also April'],
  ]);
});

it('shows only one’s own when that is wanted', async () => {
  await visit([mine, theirs], { mineOnly: true });
  expect(titles()).toEqual(['Mine']);
});

it('takes an event off the list when it is over', async () => {
  await visit([event('Now', -1, { end: inHours(0.5) }), theirs]);
  expect(titles()).toEqual(['Now', 'Theirs']);
  await act(() => vi.advanceTimersByTimeAsync(31 * MINUTE_MS));
  expect(titles()).toEqual(['Theirs']);
});

it('says that an event could not be deleted, and tries again; reads past ones anew after it', async () => {
  const remove = vi
    .fn<EventsPort['delete']>()
    .mockRejectedValueOnce(new BackendError('unavailable'))
    .mockResolvedValueOnce();
  const past = vi.fn<EventsPort['page']>().mockResolvedValue({ items: [mine], next: null });
  const { user } = await visit([], { when: 'past' }, { delete: remove, page: past });
  await choose(user, 'Mine', 'Delete');
  const question = await screen.findByRole('alertdialog');
  expect(remove).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText(/^Your event could not be deleted\. We can't reach/);
  expect(past).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Your event is deleted.');
  expect(remove.mock.calls).toEqual([['Mine'], ['Mine']]);
  expect(past).toHaveBeenCalledTimes(2);
});

it('reads a few pages by itself when all on them are over, then by the button', async () => {
  // The end of the list stays in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        queueMicrotask(() => seen([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  const over = (read: number) => [event(`Over ${read}`, -3, { end: inHours(-2) })];
  const list = endless('upcoming', over);
  const { page } = list;
  const { user } = await visit([], {}, list);
  await waitFor(() => expect(page).toHaveBeenCalledTimes(5));
  const more = await screen.findByRole('button', { name: 'Show more' });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(page).toHaveBeenCalledTimes(5);
  expect(titles()).toEqual([]);
  await user.click(more);
  await waitFor(() => expect(page.mock.calls.length).toBeGreaterThan(5));
  vi.unstubAllGlobals();
});

it.each([
  ['reads no event that it lists already', [mine], 0],
  ['reads the one that is to be changed where it does not list it', [theirs], 1],
])('%s', async (_what, listed, reads) => {
  const get = vi.fn<EventsPort['get']>().mockResolvedValue(mine);
  await visit(listed, { opened: mine.id }, { get });
  expect(await screen.findByLabelText('Title')).toHaveValue('Mine');
  expect(get).toHaveBeenCalledTimes(reads);
});
