import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EventsPort } from '@/backend/ports/events';
import { aConnection } from '@/backend/testing';
import { HOUR_MS } from '@/domain/time';
import { hereZone } from '@/domain/time-zone';
import { feedDialogCode } from '@/features/calendar-feeds/testing';
import { OfflineProvider } from '@/features/offline';
import { aMemberOfTwo, renderOfTwoSchools, TWO_SCHOOLS } from '@/features/session/testing';
import { toInputTime } from '@/ui/input-time';
import { EventsPage as FetchedPage } from '.';
import { EventsPage } from './events-page';
import { eventAfter, upcomingAt } from './testing';

// Fetched when first opened: no test waits for that.
beforeAll(() => import('./event-dialog'));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const now = new Date();
const coming = {
  oak: [eventAfter(now, 'My fair', 2, { userId: 'ana' }), eventAfter(now, 'Their fair', 3)],
  elm: [eventAfter(now, 'Fair at the elm', 2, { schoolId: 'elm' })],
};
const over = [eventAfter(now, 'My picnic', -50, { userId: 'ana' }), eventAfter(now, 'Their picnic', -60)];

const Address = () => <output>{useLocation().search}</output>;

async function visit(route = '/events', calls: Partial<EventsPort> = {}) {
  const past: EventsPort['page'] = async ({ authorId }) => ({
    items: over.filter(({ userId }) => authorId === null || userId === authorId),
    next: null,
  });
  const page = (
    <OfflineProvider>
      <EventsPage />
      <Address />
    </OfflineProvider>
  );
  return renderOfTwoSchools(
    page,
    { connection: aConnection, events: { watchFirst: upcomingAt(coming), page: past, ...calls } },
    { route },
  );
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const shows = (expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));
const address = () => screen.getByRole('status', { name: '' }).textContent;
const button = (name: string) => screen.getByRole('button', { name });
const pressed = () => ['Upcoming', 'Past'].map((name) => button(name).getAttribute('aria-pressed'));
const mineOnly = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Only my events' });

it('is fetched when it is first opened', async () => {
  await renderOfTwoSchools(<FetchedPage />, { events: { watchFirst: upcomingAt(coming) } });
  expect(await screen.findByText('What’s on at The oak school')).toBeInTheDocument();
});

describe('what the page shows', () => {
  it('is at first what is to come at the selected school, of everybody', async () => {
    await visit();
    expect(screen.getByText('What’s on at The oak school')).toBeInTheDocument();
    expect(titles()).toEqual(['My fair', 'Their fair']);
    expect(pressed()).toEqual(['true', 'false']);
    expect(mineOnly()).not.toBeChecked();
  });

  it('is what was, on demand, and the address keeps that', async () => {
    const { user } = await visit();
    await user.click(button('Past'));
    await shows(['My picnic', 'Their picnic']);
    expect(pressed()).toEqual(['false', 'true']);
    expect(address()).toBe('?when=past');
    await user.click(button('Upcoming'));
    await shows(['My fair', 'Their fair']);
    expect(address()).toBe('');
  });

  it('is one’s own alone, on demand, and the address keeps that', async () => {
    const { user } = await visit();
    await user.click(mineOnly());
    await shows(['My fair']);
    expect(mineOnly()).toBeChecked();
    expect(address()).toBe('?mine=1');
    await user.click(mineOnly());
    await shows(['My fair', 'Their fair']);
    expect(address()).toBe('');
  });

  it('is what the address says', async () => {
    await visit('/events?when=past&mine=1');
    await shows(['My picnic']);
    expect(pressed()).toEqual(['false', 'true']);
    expect(mineOnly()).toBeChecked();
  });

  it('is what is to come when the address says something unknown', async () => {
    await visit('/events?when=someday');
    await shows(['My fair', 'Their fair']);
    expect(pressed()).toEqual(['true', 'false']);
  });

  it('is that of another school when the selected one is closed to the reader', async () => {
    const { become } = await visit();
    await become({
      ...aMemberOfTwo(),
      approvedSchools: ['elm'],
      schools: TWO_SCHOOLS.slice(1),
      selectedSchoolId: 'elm',
    });
    await shows(['Fair at the elm']);
    expect(screen.getByText('What’s on at The elm school')).toBeInTheDocument();
  });
});

describe('the calendar feed', () => {
  beforeAll(feedDialogCode);
  const off: EventsPort['watchFeed'] = (_uid, schoolId, observer) => {
    observer.next(schoolId === 'oak' ? null : { userId: 'ana', schoolId, choice: 'all', renewedAt: now });
    return () => undefined;
  };

  it('of the selected school opens over the page, and the way back closes it', async () => {
    const { user } = await visit('/events?mine=1', { watchFeed: off });
    await user.click(button('Add to your calendar'));
    const dialog = await screen.findByRole('dialog', { name: 'The oak school in your calendar' });
    expect(await screen.findByRole('button', { name: 'Make my address' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(address()).toBe('?mine=1');
    await waitFor(() => expect(button('Add to your calendar')).toHaveFocus());
  });
});

describe('the form of a new event', () => {
  it('is not there until asked for, empty, and goes when it is called off', async () => {
    const { user } = await visit();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(button('Add event'));
    await screen.findByRole('dialog', { name: 'Add an event' });
    expect(screen.getByLabelText('Title')).toHaveProperty('value', '');
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(button('Add event'));
    expect(await screen.findByRole('dialog', { name: 'Add an event' })).toBeInTheDocument();
  });

  it('is for the selected school, and goes when the event is saved', async () => {
    const create = vi.fn<EventsPort['create']>().mockResolvedValue();
    const { user } = await visit('/events', { create });
    await user.click(button('Add event'));
    const form = await screen.findByRole('dialog', { name: 'Add an event' });
    expect(form).toHaveTextContent('For The oak school');
    await user.type(screen.getByLabelText('Title'), 'Concert');
    const start = toInputTime(new Date(Date.now() + 48 * HOUR_MS));
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: start } });
    await user.click(button('Save event'));
    await screen.findByText('Your event is saved.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(create).toHaveBeenCalledExactlyOnceWith({
      eventId: expect.any(String),
      schoolId: 'oak',
      uid: 'ana',
      timeZone: hereZone(),
      input: expect.objectContaining({ title: 'Concert' }),
    });
  });
});
