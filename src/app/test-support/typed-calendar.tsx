import { act, fireEvent, screen } from '@testing-library/react';
import { addDays, formatISO } from 'date-fns';
import type { EventsPort } from '@/backend/ports/events';
import type { SchoolEvent } from '@/domain/entities/community';
import { CreateEventShortcut, EventsPage } from '@/features/events';
import { aMemberOfTwo } from '@/features/session/testing';
import { type Parts, press, type TypedPlace } from './typed-world';

/** In bounds whenever the tests run. */
const YEAR = new Date().getFullYear() + 1;
const START = new Date(`${YEAR}-05-12T09:00`);
const inTwoWeeks = formatISO(addDays(new Date(), 14), { representation: 'date' });
/** One of Ana's and one of Eve's, of which each may change her own. */
const fairs = ['ana', 'eve'].map(
  (userId): SchoolEvent => ({
    ...{ id: `fair-${userId}`, title: 'Fair', start: START, end: null, location: '', description: '' },
    ...{
      timeZone: 'UTC',
      userId,
      schoolId: 'oak',
      reminderSent: false,
      places: null,
      rsvpsClosed: false,
      isCancelled: false,
      rsvpSummary: null,
      series: null,
      createdAt: START,
    },
  }),
);

/** The events of Oak School. */
class EventServer {
  #events: SchoolEvent[] = fairs;
  readonly #readers = new Set<(events: SchoolEvent[]) => void>();

  readonly parts = (write: () => Promise<never>): Parts => ({
    events: { ...this.#lists, create: write, update: write },
  });

  readonly #lists: Pick<EventsPort, 'watchFirst' | 'get'> = {
    get: async (eventId) => this.#events.find(({ id }) => id === eventId) ?? null,
    watchFirst: ({ schoolId, when }, _now, observer) => {
      const tell = (items: SchoolEvent[]) => observer.next({ items, next: null });
      // Nothing began before today.
      const isHere = schoolId === 'oak' && when === 'upcoming';
      tell(isHere ? this.#events : []);
      if (isHere) this.#readers.add(tell);
      return () => this.#readers.delete(tell);
    },
  };

  /** Their author deletes them on another device. */
  readonly remove = () =>
    act(async () => {
      this.#events = [];
      for (const tell of this.#readers) tell([]);
    });

  readonly restore = (): void => {
    this.#events = fairs;
  };
}

export const server = new EventServer();

/** Where a form over the page says that something was begun, else by this button. */
const reachBy = (button: string) => async () => {
  await screen.findAllByText(button);
  if (screen.queryByLabelText('Title')) return;
  await press(screen.queryByText(/^You started (add|chang)ing /) ? 'Continue' : button);
};

/** The menu of one's own among events of the same name. */
async function reachOwn(): Promise<void> {
  await screen.findAllByText('Fair');
  if (screen.queryByLabelText('Title')) return;
  if (screen.queryByText(/^You started (add|chang)ing /)) return press('Continue');
  for (const button of screen.getAllByLabelText('More about Fair', { selector: 'button' })) {
    await act(async () => fireEvent.click(button));
    const menu = await screen.findByRole('menu');
    const edit = screen.queryByText('Edit');
    await act(async () => (edit ? fireEvent.click(edit) : fireEvent.keyDown(menu, { key: 'Escape' })));
    if (edit) return;
  }
}

const ofSchool: Omit<TypedPlace, 'name' | 'typed' | 'page' | 'path'> = {
  person: aMemberOfTwo(),
  parts: server.parts,
  submit: 'Save event',
  isSentOff: true,
};
const onEventsPage = { ...ofSchool, path: '/events', page: <EventsPage />, isOfSchool: true };

export const NEW_EVENT: TypedPlace = {
  ...onEventsPage,
  name: 'new event',
  reach: reachBy('Add event'),
  typed: {
    Title: 'Concert in the hall',
    Start: `${YEAR}-06-01T18:00`,
    'End (optional)': `${YEAR}-06-01T20:00`,
    'Location (optional)': 'Second floor',
    'Description (optional)': 'Bring chairs',
  },
};

export const CHANGED_EVENT: TypedPlace = {
  ...onEventsPage,
  name: 'change of an event',
  reach: reachOwn,
  typed: {
    'End (optional)': `${YEAR}-06-02T20:00`,
    'Location (optional)': 'By the lake',
    'Description (optional)': 'Bring cake',
  },
};

export const EVENT_OF_POST: TypedPlace = {
  ...ofSchool,
  name: 'event from a post',
  path: '/post/:postId',
  route: '/post/p1',
  page: (
    <CreateEventShortcut
      writtenAt={null}
      text="Picnic in the park on Saturday at 11am"
      schoolId="oak"
      from="p1"
    />
  ),
  reach: () => press('Create Event'),
  typed: { 'End (optional)': `${inTwoWeeks}T20:00`, 'Location (optional)': 'Under the oak' },
};
