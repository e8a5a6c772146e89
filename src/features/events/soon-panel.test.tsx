import { screen } from '@testing-library/react';
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
  expect(screen.getByRole('link', { name: 'All events' }).getAttribute('href')).toBe('/events');
});

it('leads nowhere for who looks at the school from outside', async () => {
  await look([today], true);
  expect(lines()).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});

it('is not there when nothing is on', async () => {
  await look([later]);
  expect(screen.queryByText('Today and tomorrow')).toBeNull();
});
