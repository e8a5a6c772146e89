import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { EventsPort } from '@/backend/ports/events';
import type { SchoolEvent } from '@/domain/entities/community';
import { renderSignedIn } from '@/features/session/testing';
import { SoonPanel } from './soon-panel';
import { endless, eventAfter, upcomingAt } from './testing';

const NOON = new Date('2026-05-12T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});
afterEach(() => vi.useRealTimers());

const today = eventAfter(NOON, 'Today', 2, { location: 'Gym' });
const tomorrow = eventAfter(NOON, 'Tomorrow', 26);
const later = eventAfter(NOON, 'Later', 60);

const of = (userId: string, count: number, from: number) =>
  Array.from({ length: count }, (_, index) =>
    eventAfter(NOON, `${userId} ${index + 1}`, 1 + (from + index) / 100, { userId }),
  );

const look = (oak: SchoolEvent[], outside?: boolean) =>
  renderSignedIn(<SoonPanel schoolId="oak" outside={outside} />, {
    events: { watchFirst: upcomingAt({ oak }) },
  });
const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('names what is on today or tomorrow, with its place', async () => {
  await look([today, tomorrow, later]);
  expect(lines()).toEqual([expect.stringMatching(/^Today.*Gym$/), expect.stringContaining('Tomorrow')]);
});

it('names two of each parent, and says how many more there are: nobody fills it alone', async () => {
  await look([...of('eve', 10, 0), ...of('ben', 3, 20), ...of('cleo', 1, 40)]);
  expect(lines()).toEqual([
    expect.stringMatching(/^eve 1(?!.*more)/),
    expect.stringMatching(/^eve 2.*8 more events by the same parent$/),
    expect.stringMatching(/^ben 1(?!.*more)/),
    expect.stringMatching(/^ben 2.*1 more event by the same parent$/),
    expect.stringMatching(/^cleo 1(?!.*more)/),
  ]);
  expect(screen.getByRole('link', { name: 'All events' })).toBeInTheDocument();
  expect(screen.queryByText(/^There are more events/)).not.toBeInTheDocument();
});

it('reads on for other parents behind a page of one', async () => {
  const page = vi.fn<EventsPort['page']>();
  page.mockResolvedValueOnce({ items: of('eve', 50, 50), next: { opaque: 2 } });
  page.mockResolvedValueOnce({ items: [today], next: null });
  await renderSignedIn(<SoonPanel schoolId="oak" />, {
    events: {
      watchFirst: ({ when }, _now, observer) => {
        const isOngoing = when === 'ongoing';
        observer.next({ items: isOngoing ? [] : of('eve', 50, 0), next: isOngoing ? null : { opaque: 1 } });
        return () => undefined;
      },
      page,
    },
  });
  await waitFor(() => expect(lines().at(-1)).toMatch(/^Today/));
  expect(page.mock.calls.map(([{ when }, , after]) => [when, after])).toEqual([
    ['soon', { opaque: 1 }],
    ['soon', { opaque: 2 }],
  ]);
});

it('does not read on for ever', async () => {
  let read = 0;
  const page: EventsPort['page'] = async () => {
    read += 1;
    return { items: of(`eve${read}`, 50, 0), next: { opaque: read } };
  };
  await renderSignedIn(<SoonPanel schoolId="oak" />, {
    events: {
      watchFirst: ({ when }, _now, observer) => {
        observer.next({
          items: when === 'soon' ? of('eve', 50, 0) : [],
          next: when === 'soon' ? { opaque: 0 } : null,
        });
        return () => undefined;
      },
      page,
    },
  });
  await waitFor(() => expect(lines()).toHaveLength(12));
  expect(read).toBe(5);
});

/** A panel whose first page is followed by others without end, of what this makes. */
async function lookAtEndless(items: (page: number) => SchoolEvent[], outside = false) {
  const events = endless('soon', items);
  await renderSignedIn(<SoonPanel schoolId="oak" outside={outside} />, { events });
  await waitFor(() => expect(events.page).toHaveBeenCalledTimes(5));
  return events.page;
}

it('reads no further when all that it reads is over, and says that there are more', async () => {
  const page = await lookAtEndless((read) =>
    of('eve', 50, 0).map((event) => ({
      ...event,
      id: `${event.id} of ${read}`,
      start: new Date('2026-05-12T01:00:00Z'),
      end: new Date('2026-05-12T02:00:00Z'),
    })),
  );
  expect(
    await screen.findByText('There are more events than are shown here. See them under “All events”.'),
  ).toBeInTheDocument();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(page).toHaveBeenCalledTimes(5);
});

it('reads no further when the same events come again and again', async () => {
  const page = await lookAtEndless(() => of('eve', 50, 0), true);
  expect(await screen.findByText('There are more events than are shown here.')).toBeInTheDocument();
  expect(page).toHaveBeenCalledTimes(5);
});

it('says that there are more when they could not be read', async () => {
  await renderSignedIn(<SoonPanel schoolId="oak" />, {
    events: {
      watchFirst: ({ when }, _now, observer) => {
        observer.next({ items: [], next: when === 'soon' ? { opaque: 0 } : null });
        return () => undefined;
      },
      page: () => Promise.reject(new BackendError('unavailable')),
    },
  });
  expect(await screen.findByText(/^There are more events than are shown here/)).toBeInTheDocument();
});

it('leads to all events', async () => {
  await look([today]);
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
});

it('leads nowhere for who looks at the school from outside', async () => {
  await look([today], true);
  expect(lines()).toHaveLength(1);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('says so when nothing is on', async () => {
  await look([later]);
  expect(screen.getByText('Nothing is on today or tomorrow.')).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('says nothing before it is known what is on', async () => {
  await renderSignedIn(<SoonPanel schoolId="oak" />, {
    events: { watchFirst: () => () => undefined },
  });
  expect(screen.getByRole('region', { name: 'Today and tomorrow' })).toBeInTheDocument();
  expect(screen.queryByText('Nothing is on today or tomorrow.')).not.toBeInTheDocument();
});

it('does not call it nothing when the events can’t be read, and tries again', async () => {
  let isBroken = true;
  const { user } = await renderSignedIn(<SoonPanel schoolId="oak" />, {
    events: {
      watchFirst: (list, now, observer) => {
        if (!isBroken) return upcomingAt({ oak: [today] })(list, now, observer);
        observer.error(new BackendError('unavailable'));
        return () => undefined;
      },
    },
  });
  expect(await screen.findByText('The events could not be loaded.')).toBeInTheDocument();
  expect(screen.queryByText('Nothing is on today or tomorrow.')).not.toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(lines()).toEqual([expect.stringMatching(/^Today/)]);
});

it('names the day in few words: today, tomorrow, or that it is on now', async () => {
  const camp = eventAfter(NOON, 'Camp', -30, { userId: 'eve', end: new Date('2026-05-13T12:00:00Z') });
  await renderSignedIn(<SoonPanel schoolId="oak" />, {
    events: {
      watchFirst: ({ when }, _now, observer) => {
        observer.next({ items: when === 'ongoing' ? [camp] : [today, tomorrow], next: null });
        return () => undefined;
      },
    },
  });
  expect(lines()).toEqual([
    expect.stringMatching(/^CampOn now/),
    expect.stringMatching(/^TodayToday, \d/),
    expect.stringMatching(/^TomorrowTomorrow, \d/),
  ]);
});

/** A panel of the oak school, then of the elm school. */
function Choice() {
  const [schoolId, choose] = useState('oak');
  return (
    <>
      <button type="button" onClick={() => choose('elm')}>
        The elm school
      </button>
      <SoonPanel schoolId={schoolId} />
    </>
  );
}

it('names what is on at the school that is chosen now', async () => {
  await renderSignedIn(<Choice />, {
    events: { watchFirst: upcomingAt({ oak: [today], elm: [tomorrow] }) },
  });
  expect(lines()).toEqual([expect.stringMatching(/^Today/)]);
  fireEvent.click(screen.getByRole('button', { name: 'The elm school' }));
  await waitFor(() => expect(lines()).toEqual([expect.stringMatching(/^Tomorrow/)]));
});
