import type { PersonKey, SchoolKey } from './people.ts';

/** A seeded interest group; its creator is a member, too. */
export interface SeedGroup {
  name: string;
  description: string;
  school: SchoolKey;
  creator: PersonKey;
  members: readonly PersonKey[];
}

export type GroupKey = 'walking' | 'books' | 'garden' | 'kayak';

export const GROUPS: Record<GroupKey, SeedGroup> = {
  walking: {
    name: 'Walking bus, north side',
    description: 'We take turns walking a dozen children from Alder Street to the gate.',
    school: 'maple',
    creator: 'parent',
    members: ['tomas', 'ingrid', 'samuel', 'moderator'],
  },
  books: {
    name: 'Book swap',
    description: 'Bring three, take three. Every first Friday by the library steps.',
    school: 'maple',
    creator: 'mei',
    members: ['parent', 'luisa', 'george'],
  },
  garden: {
    name: 'School garden',
    description: '',
    school: 'maple',
    creator: 'fatima',
    members: ['devon', 'ingrid'],
  },
  kayak: {
    name: 'River clean-up crew',
    description: 'Gloves, bags and hot chocolate afterwards.',
    school: 'river',
    creator: 'owen',
    members: ['raj', 'hannah'],
  },
};

/** A seeded event, at an hour of a day counted from today. */
export interface SeedEvent {
  title: string;
  school: SchoolKey;
  by: PersonKey;
  day: number;
  hour: number;
  hours?: number;
  location?: string;
  description?: string;
}

export const EVENTS: readonly SeedEvent[] = [
  {
    title: 'Parents’ choir',
    school: 'maple',
    by: 'george',
    day: 0,
    hour: 20,
    hours: 1,
    location: 'Dining hall',
  },
  {
    title: 'Science fair set-up',
    school: 'maple',
    by: 'devon',
    day: 1,
    hour: 16,
    hours: 2,
    location: 'Gym',
    description: 'Tables go up at four. Bring tape and an extension lead if you have one.',
  },
  { title: 'Under-nines football practice', school: 'maple', by: 'tomas', day: 3, hour: 10, hours: 2 },
  {
    title: 'Book swap',
    school: 'maple',
    by: 'mei',
    day: 6,
    hour: 15,
    hours: 1,
    location: 'Library steps',
    description: 'Bring three, take three.',
  },
  { title: 'Parents’ evening, grades 3 to 5', school: 'maple', by: 'moderator', day: 12, hour: 18 },
  {
    title: 'Autumn picnic',
    school: 'maple',
    by: 'parent',
    day: -9,
    hour: 12,
    hours: 3,
    location: 'Alder Park',
  },
  { title: 'Used uniform sale', school: 'maple', by: 'fatima', day: -20, hour: 14, hours: 2 },
  {
    title: 'River clean-up',
    school: 'river',
    by: 'owen',
    day: 1,
    hour: 9,
    hours: 3,
    location: 'Mill bridge',
  },
  { title: 'Reception sing-along', school: 'river', by: 'chloe', day: 8, hour: 14 },
];
