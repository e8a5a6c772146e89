import type { Child } from '../../../src/domain/fields.ts';

/** The two seeded schools. Their codes never change, so that they can be written down. */
export const SCHOOLS = {
  maple: {
    id: 'seed-maple-grove',
    name: 'Maple Grove Elementary',
    city: 'Portland',
    slug: 'maple-grove-elementary',
    code: 'maple-grove-elementary-portland-k7m',
  },
  river: {
    id: 'seed-riverside',
    name: 'Riverside Primary',
    city: 'Salem',
    slug: 'riverside-primary',
    code: 'riverside-primary-salem-w3x',
  },
} as const;
export type SchoolKey = keyof typeof SCHOOLS;

/** Every seeded account signs in with it. */
export const PASSWORD = 'schoolgate';

/** A seeded account, in the words of this file. */
export interface Person {
  first: string;
  last: string;
  /** Default: first.last@schoolgate.test */
  email?: string;
  schools: readonly SchoolKey[];
  children: readonly Child[];
  bio?: string;
  face?: 1 | 2 | 3 | 4;
  referredBy?: PersonKey;
  role?: 'admin' | 'moderator';
  /** Asked for this school and waits. */
  waitsFor?: SchoolKey;
}

const child = (name: string, gradeOrRoom: string): Child => ({ name, gradeOrRoom });

export type PersonKey =
  | 'admin'
  | 'moderator'
  | 'parent'
  | 'newparent'
  | 'elena'
  | 'tomas'
  | 'ingrid'
  | 'devon'
  | 'mei'
  | 'fatima'
  | 'george'
  | 'luisa'
  | 'samuel'
  | 'hannah'
  | 'raj'
  | 'chloe'
  | 'owen';

/** The four accounts people sign in with, one who waits for approval, and twelve parents. */
export const PEOPLE: Record<PersonKey, Person> = {
  admin: {
    first: 'Ada',
    last: 'Lindqvist',
    email: 'admin@schoolgate.test',
    schools: ['maple', 'river'],
    children: [child('Elsa', 'Grade 5')],
    bio: 'Looks after the platform for all schools. Write to me when something is broken.',
    face: 3,
    role: 'admin',
  },
  moderator: {
    first: 'Marcus',
    last: 'Bell',
    email: 'moderator@schoolgate.test',
    schools: ['maple'],
    children: [child('Theo', 'Grade 2'), child('Iris', 'Room 4')],
    bio: 'Moderator at Maple Grove. I check new requests most evenings.',
    face: 2,
    role: 'moderator',
  },
  parent: {
    first: 'Nina',
    last: 'Okafor',
    email: 'parent@schoolgate.test',
    schools: ['maple'],
    children: [child('Amara', 'Grade 3'), child('Obi', 'Kindergarten')],
    bio: 'Nurse, night shifts, always up for swapping a pick-up.',
    face: 4,
  },
  newparent: { first: 'Jo', last: 'Park', email: 'newparent@schoolgate.test', schools: [], children: [] },
  elena: {
    first: 'Elena',
    last: 'Novak',
    schools: [],
    children: [],
    waitsFor: 'maple',
    referredBy: 'parent',
  },
  tomas: {
    first: 'Tomás',
    last: 'Rivera',
    schools: ['maple'],
    children: [child('Lucía', 'Grade 3')],
    bio: 'Coaches the under-nines on Saturdays.',
    referredBy: 'parent',
  },
  ingrid: {
    first: 'Ingrid',
    last: 'Solheim',
    schools: ['maple'],
    children: [child('Nils', 'Grade 1'), child('Freya', 'Grade 4')],
    face: 1,
    referredBy: 'parent',
  },
  devon: { first: 'Devon', last: 'Clarke', schools: ['maple'], children: [child('Zadie', 'Room 7')] },
  mei: {
    first: 'Mei',
    last: 'Tanaka',
    schools: ['maple'],
    children: [child('Haru', 'Kindergarten'), child('Sora', 'Grade 2')],
    bio: 'Librarian. Ask me for book tips.',
  },
  fatima: { first: 'Fatima', last: 'Haddad', schools: ['maple'], children: [child('Yusuf', 'Grade 5')] },
  george: { first: 'George', last: 'Whitfield', schools: ['maple'], children: [child('Poppy', 'Grade 1')] },
  luisa: { first: 'Luisa', last: 'Moreau', schools: ['maple'], children: [child('Émile', 'Grade 4')] },
  samuel: { first: 'Samuel', last: 'Adeyemi', schools: ['maple'], children: [child('Tolu', 'Room 4')] },
  hannah: { first: 'Hannah', last: 'Kowalski', schools: ['river'], children: [child('Zosia', 'Year 2')] },
  raj: {
    first: 'Raj',
    last: 'Patel',
    schools: ['river'],
    children: [child('Anika', 'Year 4'), child('Dev', 'Reception')],
  },
  chloe: { first: 'Chloe', last: 'Martin', schools: ['river'], children: [child('Louis', 'Year 1')] },
  owen: { first: 'Owen', last: 'Gallagher', schools: ['river'], children: [child('Maeve', 'Year 6')] },
};

/** The account's address. */
export function emailOf({ email, first, last }: Person): string {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return email ?? `${plain(first)}.${plain(last)}@schoolgate.test`;
}
