import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SchoolEvent } from '@/domain/entities/community';
import { renderSignedIn } from '@/features/session/testing';
import { SoonPanel } from './soon-panel';
import { eventAfter, upcomingAt } from './testing';

const NOON = new Date('2026-05-12T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});
afterEach(() => vi.useRealTimers());

const today = eventAfter(NOON, 'Today', 2, { location: 'Gym' });
const tomorrow = eventAfter(NOON, 'Tomorrow', 26);
const later = eventAfter(NOON, 'Later', 60);

const look = (oak: SchoolEvent[], outside?: boolean) =>
  renderSignedIn(<SoonPanel schoolId="oak" outside={outside} />, {
    events: { watchUpcoming: upcomingAt({ oak }) },
  });
const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('names what is on today or tomorrow, with its place', async () => {
  await look([today, tomorrow, later]);
  expect(lines()).toEqual([expect.stringMatching(/^Today.*Gym$/), expect.stringContaining('Tomorrow')]);
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

it('is not there when nothing is on', async () => {
  await look([later]);
  expect(screen.queryByText('Today and tomorrow')).not.toBeInTheDocument();
});

it('is not there before it is known what is on', async () => {
  await renderSignedIn(<SoonPanel schoolId="oak" />, {
    events: { watchUpcoming: () => () => undefined },
  });
  expect(screen.queryByText('Today and tomorrow')).not.toBeInTheDocument();
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
    events: { watchUpcoming: upcomingAt({ oak: [today], elm: [tomorrow] }) },
  });
  expect(lines()).toEqual([expect.stringMatching(/^Today/)]);
  fireEvent.click(screen.getByRole('button', { name: 'The elm school' }));
  await waitFor(() => expect(lines()).toEqual([expect.stringMatching(/^Tomorrow/)]));
});
