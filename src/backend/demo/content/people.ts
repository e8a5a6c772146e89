import type { Child } from '@/domain/fields';

/** A parent of the made-up school. */
export interface DemoParent {
  first: string;
  last: string;
  children: readonly Child[];
  bio: string;
  /** Weeks since they joined. */
  weeks: number;
}

const child = (name: string, gradeOrRoom: string): Child => ({ name, gradeOrRoom });

/** Made-up people; any likeness is chance. */
export const PARENTS = {
  marta: {
    first: 'Marta',
    last: 'Keller',
    children: [child('Jonas', 'Room 2'), child('Lea', 'Grade 3')],
    bio: 'We live by the canal. Happy to walk children over the bridge in the mornings.',
    weeks: 40,
  },
  amir: {
    first: 'Amir',
    last: 'Haddad',
    children: [child('Samira', 'Grade 1')],
    bio: 'Cooks for forty without blinking. Ask me about the harvest lunch.',
    weeks: 31,
  },
  nkechi: {
    first: 'Nkechi',
    last: 'Obi',
    children: [child('Ada', 'Grade 4'), child('Chidi', 'Room 1')],
    bio: 'Nurse on early shifts. I swap pick-ups for almost anything.',
    weeks: 52,
  },
  piotr: {
    first: 'Piotr',
    last: 'Nowak',
    children: [child('Zuzia', 'Grade 2')],
    bio: 'Mends bicycles in the yard on Fridays. Bring the child with the bike.',
    weeks: 18,
  },
  yuki: {
    first: 'Yuki',
    last: 'Tanaka',
    children: [child('Ren', 'Grade 3')],
    bio: 'Librarian. Runs the Wednesday reading hour with three grandmothers and a dog.',
    weeks: 27,
  },
  carla: {
    first: 'Carla',
    last: 'Mendes',
    children: [child('Tiago', 'Grade 5'), child('Inês', 'Grade 1')],
    bio: '',
    weeks: 9,
  },
  fergus: {
    first: 'Fergus',
    last: 'Boyle',
    children: [child('Orla', 'Grade 3')],
    bio: 'Coach of the under-nines, keeper of the lost shin pads.',
    weeks: 60,
  },
  leila: {
    first: 'Leïla',
    last: 'Benali',
    children: [child('Nour', 'Room 2')],
    bio: 'New in town since spring. French, Arabic, and improving English.',
    weeks: 6,
  },
  harriet: {
    first: 'Harriet',
    last: 'Stone',
    children: [child('Wilf', 'Grade 4')],
    bio: 'Treasurer of the parents’ association. Yes, I still need your receipts.',
    weeks: 75,
  },
  daniel: {
    first: 'Daniel',
    last: 'Quispe',
    children: [child('Mateo', 'Grade 2'), child('Luna', 'Grade 2')],
    bio: 'Twins. Send coffee.',
    weeks: 14,
  },
} satisfies Record<string, DemoParent>;

export type ParentKey = keyof typeof PARENTS;
