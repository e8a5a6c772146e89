import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Observer } from '@/backend/live';
import type { EventList, EventsPort } from '@/backend/ports/events';
import type { SchoolEvent } from '@/domain/entities/community';
import { isIn } from '@/domain/event-time';
import { HOUR_MS } from '@/domain/time';

/** An event of Ben at Oak School, an hour long, so many hours after a moment. */
export const eventAfter = (
  moment: Date,
  title: string,
  hours: number,
  fields: Partial<SchoolEvent> = {},
): SchoolEvent => ({
  id: title,
  title,
  start: new Date(moment.getTime() + hours * HOUR_MS),
  end: new Date(moment.getTime() + (hours + 1) * HOUR_MS),
  location: '',
  description: '',
  timeZone: 'UTC',
  userId: 'ben',
  schoolId: 'oak',
  reminderSent: false,
  places: null,
  rsvpsClosed: false,
  isCancelled: false,
  rsvpSummary: null,
  series: null,
  createdAt: moment,
  ...fields,
});

/** A live list of what is to come, on one page; nothing began before today. */
export const watchingFirst =
  (follow: (observer: Observer<SchoolEvent[]>, schoolId: string) => void): EventsPort['watchFirst'] =>
  ({ schoolId, when, authorId }, now, observer) => {
    const isWanted = (event: SchoolEvent) =>
      (authorId === null || event.userId === authorId) && (when !== 'soon' || isIn(event, 'soon', now));
    const told: Observer<SchoolEvent[]> = {
      next: (items) => observer.next({ items: items.filter(isWanted), next: null }),
      error: (failure) => observer.error(failure),
    };
    if (when === 'ongoing') told.next([]);
    else follow(told, schoolId);
    return () => undefined;
  };

/** A live list that tells at once what is to come at each school. */
export const upcomingAt = (bySchool: Record<string, SchoolEvent[]>): EventsPort['watchFirst'] =>
  watchingFirst((told, schoolId) => told.next(bySchool[schoolId] ?? []));

/** A list whose first page is followed by others without end, of what this makes; no other list has anything. */
export function endless(list: EventList['when'], items: (page: number) => SchoolEvent[]) {
  const page = vi.fn<EventsPort['page']>(async () => {
    const read: number = page.mock.calls.length;
    return { items: items(read), next: { opaque: read } };
  });
  const watchFirst: EventsPort['watchFirst'] = ({ when }, _now, observer) => {
    const isIt = when === list;
    observer.next({ items: isIt ? items(0) : [], next: isIt ? { opaque: 0 } : null });
    return () => undefined;
  };
  return { page, watchFirst };
}

/** What the menu of an event in a list offers. Its code is fetched when it is opened: see `menuCode`. */
export async function openMenu(user: UserEvent, title: string): Promise<(string | null)[]> {
  await user.click(await screen.findByRole('button', { name: `More about ${title}` }));
  await screen.findByRole('menu', { name: `More about ${title}` });
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

/** Chooses something of the menu of an event in a list. */
export async function choose(user: UserEvent, title: string, item: string): Promise<void> {
  await openMenu(user, title);
  await user.click(screen.getByRole('menuitem', { name: item }));
}

/** For a `beforeAll`: no test waits for the code of a menu. */
export const menuCode = () => Promise.all([import('./event-menu'), import('@/ui/menu-panel')]);
