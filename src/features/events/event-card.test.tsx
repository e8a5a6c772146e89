import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeBackend, renderWithBackend } from '@/backend/testing';
import type { SchoolEvent } from '@/domain/entities/community';
import { EventCard, type EventCardProps } from './event-card';
import { eventAfter } from './testing';

const JULY = new Date('2026-07-06T16:00');
const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const fair = eventAfter(JULY, 'Fair', 0, { timeZone: HERE, location: 'Gym' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (event: SchoolEvent, props: Partial<EventCardProps> = {}, watchMember = vi.fn()) =>
  renderWithBackend(<EventCard event={event} {...props} />, fakeBackend({ directory: { watchMember } }));
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f\u2009]/g, ' ');
const times = () => screen.getAllByRole('time').map(({ textContent }) => plain(textContent));
const line = () => plain(screen.getByText(/[AP]M/).closest('p')?.textContent);

it('has its day as a leaf of a calendar, with the month where it is another', async () => {
  vi.useFakeTimers({ now: JULY, shouldAdvanceTime: true });
  const { unmount } = await show(fair);
  expect(times()[0]).toBe('Monday, July 6Mon6');
  unmount();
  await show({ ...fair, start: new Date('2026-08-03T16:00'), end: null });
  expect(times()[0]).toBe('Monday, August 3Mon3Aug');
});

it('says when and where it is in a line', async () => {
  await show({ ...fair, description: 'Games and cake' });
  expect(line()).toBe('4 – 5 PM · Gym');
  expect(screen.getByRole('link', { name: 'Fair' })).toHaveAttribute('href', '/events/Fair');
  expect(screen.getByText('Games and cake')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['an open one', { end: null, location: '' }, '4 PM'],
  [
    'one of several days',
    { end: new Date('2026-07-08T17:30') },
    /^Mon, Jul 6.*4:00 PM – Wed, Jul 8.*5:30 PM · Gym$/,
  ],
  ['one with minutes', { end: new Date('2026-07-06T17:30') }, '4:00 – 5:30 PM · Gym'],
])('says so of %s', async (_, fields, expected) => {
  vi.useFakeTimers({ now: JULY, shouldAdvanceTime: true });
  await show({ ...fair, ...fields });
  if (typeof expected === 'string') expect(line()).toBe(expected);
  else expect(line()).toMatch(expected);
});

it('says the time by the clocks of the school, and by one’s own where these are others', async () => {
  const timeZone = HERE === 'Pacific/Port_Moresby' ? 'America/New_York' : 'Pacific/Port_Moresby';
  await show({ ...fair, timeZone });
  const own = screen.getByText(/^School’s time\. For you: /);
  expect(own).toHaveTextContent(/Jul 6.*4:00/);
  expect(own.closest('p')).not.toHaveTextContent(/^4 PM/);
});

it('asks who posted it once it is near the screen', async () => {
  let come: (entries: object[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: typeof come) {
        come = seen;
      }
      observe() {}
      disconnect() {}
    },
  );
  const watchMember = vi.fn((_school: string, _uid: string, observer) => {
    observer.next({ uid: 'ben', firstName: 'Ben', lastName: 'Ode', profilePicUrl: null });
    return () => undefined;
  });
  await show(fair, {}, watchMember);
  expect(watchMember).not.toHaveBeenCalled();
  await act(async () => come([{ isIntersecting: true, boundingClientRect: { height: 40 } }]));
  expect(await screen.findByRole('link', { name: 'Ben Ode' })).toHaveAttribute('href', '/profile/ben');
  expect(watchMember).toHaveBeenCalledOnce();
});
