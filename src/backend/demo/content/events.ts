import type { RsvpSummary } from '@/domain/entities/community';
import type { ParentKey } from './people';
import type { DemoPost } from './posts';

/** An event of the made-up school, on a day counted from today. */
export interface DemoEvent {
  by: ParentKey;
  title: string;
  day: number;
  hour: number;
  /** How many hours; open-ended without. */
  hours?: number;
  location: string;
  description: string;
  comments?: DemoPost['comments'];
  cancelled?: boolean;
  /** It takes place in so many weeks, one after the other. */
  weeks?: number;
  /** How many may come; any number without. */
  places?: number;
  rsvps?: Omit<RsvpSummary, 'faces'> & {
    /** Some of those who come. */
    going: readonly ParentKey[];
  };
}

/** A sign-up list of one of the events. */
export interface DemoSignUpList {
  event: string;
  title: string;
  description: string;
  /** How many of what, and who has taken how much of it. */
  slots: readonly (readonly [count: number, label: string, ...takers: (readonly [ParentKey, number])[]])[];
}

export const SIGN_UP_LISTS: readonly DemoSignUpList[] = [
  {
    event: 'Cake sale for the climbing net',
    title: 'Cakes and hands for the sale',
    description: 'No nuts, please. Trays go back on Monday.',
    slots: [
      [6, 'Cake', ['amir', 4], ['yuki', 1]],
      [2, 'Stall 3–4 pm', ['piotr', 1]],
      [2, 'Carry tables', ['fergus', 1], ['leila', 1]],
    ],
  },
];

export const EVENTS: readonly DemoEvent[] = [
  {
    by: 'yuki',
    title: 'Reading hour with the dog',
    day: 1,
    hour: 13,
    hours: 1,
    location: 'Library',
    description: 'Bring a book in any language.',
    places: 20,
    rsvps: { going: ['leila', 'amir'], parents: 6, children: 9, waiting: 0, maybe: 2, no: 1 },
  },
  {
    by: 'piotr',
    title: 'Bicycle clinic',
    day: 3,
    hour: 15,
    hours: 2,
    location: 'Back gate',
    description: 'Brakes, tyres and mysterious squeaks. Children help with the oil.',
    places: 12,
    rsvps: { going: ['yuki', 'leila', 'carla'], parents: 5, children: 7, waiting: 3, maybe: 1, no: 2 },
    comments: [
      ['leila', 'Can you fix a bell that only rings downhill?'],
      ['piotr', 'I can make it ring uphill as well.', 0],
      ['yuki', 'We will bring two scooters.'],
    ],
  },
  {
    by: 'harriet',
    title: 'Cake sale for the climbing net',
    day: 4,
    hour: 15,
    hours: 2,
    location: 'School yard',
    description: 'Bring coins and a box to carry home what is left.',
    rsvps: {
      going: ['amir', 'fergus', 'piotr', 'yuki'],
      parents: 14,
      children: 17,
      waiting: 0,
      maybe: 4,
      no: 3,
    },
    comments: [['amir', 'I am down for four lemon cakes, and I will not be stopped.']],
  },
  {
    by: 'leila',
    title: 'Parents’ choir',
    day: 5,
    hour: 19,
    hours: 1,
    location: 'Dining hall',
    description: 'No auditions, and no solos unless you insist.',
    weeks: 6,
  },
  {
    by: 'carla',
    title: 'Room parents’ evening',
    day: 11,
    hour: 19,
    location: 'Room 1',
    description: '',
    cancelled: true,
  },
  {
    by: 'amir',
    title: 'Harvest lunch',
    day: -6,
    hour: 12,
    hours: 3,
    location: 'Dining hall',
    description: 'One hundred and twelve plates.',
  },
  {
    by: 'fergus',
    title: 'Under-nines against Millbrook',
    day: -13,
    hour: 10,
    hours: 2,
    location: 'Lower pitch',
    description: 'We lost. There were biscuits.',
  },
];
