import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { EventsPort } from '@/backend/ports/events';
import { aConnection } from '@/backend/testing';
import type { SchoolEvent } from '@/domain/entities/community';
import { OfflineProvider } from '@/features/offline';
import { renderSignedIn } from '@/features/session/testing';
import { EventsPage } from './events-page';
import { eventAfter, upcomingAt } from './testing';

beforeAll(() => Promise.all([import('./month-view'), import('@/ui/popover-panel')]));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 26, 9) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
const event = (title: string, day: number, fields: Partial<SchoolEvent> = {}) =>
  eventAfter(at(day, 16), title, 0, fields);

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

async function visit(within: SchoolEvent[], calls: Partial<EventsPort> = {}, route = '/events?view=month') {
  const pageOf = vi.fn<EventsPort['pageOf']>(async ({ begun }) => ({
    items: begun === 'within' ? within : [],
    next: null,
  }));
  const page = (
    <OfflineProvider>
      <EventsPage />
      <Address />
    </OfflineProvider>
  );
  const events = { watchFirst: upcomingAt({}), pageOf, ...calls };
  const { user } = await renderSignedIn(page, { connection: aConnection, events }, undefined, { route });
  return { user, pageOf };
}
const table = (name = 'Events in November 2026') => screen.findByRole('table', { name });
const cell = (day: string) => screen.getByText(day).closest('td') as HTMLElement;
const links = (day: string) =>
  within(cell(day))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent?.replace(/[\u202f\u00a0]/g, ' '));
const address = () => document.querySelector('output')?.textContent;

it('shows each event on its days, those that began before included, and marks today', async () => {
  const camp = event('Camp', 9, { end: at(11, 12) });
  const long = event('Book weeks', 1, { start: new Date(2026, 9, 20), end: at(2, 12) });
  const { pageOf } = await visit([camp, event('Fair', 10)], {
    pageOf: async ({ begun }) => ({
      items: begun === 'within' ? [camp, event('Fair', 10)] : [long],
      next: null,
    }),
  });
  await table();
  expect(pageOf).not.toHaveBeenCalled();
  await waitFor(() => expect(links('November 9')).toEqual(['4 PMCamp']));
  expect(links('November 10')).toEqual(['Camp', '4 PMFair']);
  expect(links('November 11')).toEqual(['Camp']);
  expect(links('November 12')).toEqual([]);
  expect(links('November 2')).toEqual(['Book weeks']);
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Sun');
  expect(cell('Today, November 26')).toHaveAttribute('aria-current', 'date');
  expect(screen.getByRole('link', { name: /Fair/ })).toHaveAttribute('href', '/events/Fair');
});

it('leads to what a day has no lines for', async () => {
  const { user } = await visit(['One', 'Two', 'Three', 'Four'].map((title) => event(title, 10)));
  await table();
  await waitFor(() => expect(links('November 10')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: '+2 more on Tuesday, November 10' }));
  const all = await screen.findByRole('dialog', { name: 'All events on Tuesday, November 10' });
  expect(within(all).getAllByRole('link')).toHaveLength(4);
  await user.click(within(all).getByRole('link', { name: /Four/ }));
  expect(address()).toBe('/events/Four');
});

it('goes from month to month, which the address keeps, and asks for all days that it shows, wherever the school is', async () => {
  const { user, pageOf } = await visit([]);
  await table();
  await screen.findByText('Nothing is on in November 2026.');
  expect(pageOf.mock.calls.map(([range]) => [range.begun, range.first, range.next])).toEqual([
    ['before', at(0, 0), new Date(2026, 11, 7)],
    ['within', at(0, 0), new Date(2026, 11, 7)],
  ]);
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await table('Events in December 2026');
  expect(address()).toBe('/events?view=month&month=2026-12');
  await user.click(screen.getByRole('button', { name: 'Today' }));
  await table();
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await table('Events in October 2026');
  expect(address()).toBe('/events?view=month&month=2026-10');
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('may fail, and reads more on demand', async () => {
  const pageOf = vi
    .fn<EventsPort['pageOf']>()
    .mockRejectedValueOnce(new BackendError('permission-denied'))
    .mockImplementation(async ({ begun }, after) => ({
      items: begun === 'within' ? [event(after ? 'Second' : 'First', 10)] : [],
      next: after || begun === 'before' ? null : { opaque: 1 },
    }));
  const { user } = await visit([], { pageOf });
  expect(await screen.findByRole('alert')).toHaveTextContent('The events could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await table();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(links('November 10')).toEqual(['4 PMFirst', '4 PMSecond']));
  expect(screen.queryByText(/have more events/)).not.toBeInTheDocument();
});

it('is the list where there is no room for a month, whatever the address says', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as never,
  );
  const { pageOf } = await visit([]);
  expect(await screen.findByText('No upcoming events found.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Month' })).not.toBeInTheDocument();
  expect(pageOf).not.toHaveBeenCalled();
});

it('gives way to the page of an event that an old address names', async () => {
  await visit([], {}, '/events#event-Fair');
  expect(address()).toBe('/events/Fair');
});
