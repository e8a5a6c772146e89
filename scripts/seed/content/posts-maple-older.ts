import type { SeedPost } from './posts.ts';

/** The older posts of Maple Grove, newest first. */
export const MAPLE_OLDER: readonly SeedPost[] = [
  {
    by: 'mei',
    text: 'Kindergarten families: the quiet reading hour moves from Thursday to Friday until the holidays.',
  },
  {
    by: 'parent',
    text: 'The picnic in Alder Park was the best afternoon of the month. Thank you all for coming, and for the weather.',
    picture: 'park.jpg',
    likes: ['tomas', 'ingrid', 'mei', 'samuel', 'devon'],
    comments: [['george', 'Poppy fell asleep in the car before the second corner.']],
  },
  {
    by: 'moderator',
    text: 'Reminder: parking on the zig-zag lines is not only unkind, it is now filmed.',
    likes: ['luisa', 'ingrid'],
  },
  { by: 'fatima', text: 'Found a bike helmet, green with stars, size small. It waits at the office.' },
  {
    by: 'devon',
    text: 'Could somebody recommend a piano teacher who comes to the house? Beginner, eight years old, very fond of the loud pedal.',
    comments: [['luisa', 'Mrs. Abel on Cedar Street. Patient and funny.']],
  },
  { by: 'system', text: 'Welcome Luisa Moreau to the Maple Grove Elementary community!' },
  {
    by: 'george',
    text: 'Two bags of size six clothes, boy or girl, well loved. First to answer gets them.',
    comments: [['parent', 'Yes please! Obi is on his way into size six at speed.']],
  },
  {
    by: 'tomas',
    text: 'We lost 7 to 2 and nobody cried, which in my book is a win.',
    likes: ['moderator', 'parent'],
  },
  {
    by: 'luisa',
    text: 'Grade 4 visits the observatory next month. They ask for two more adults who do not mind the dark.',
    comments: [['ingrid', 'I would love to.']],
  },
  {
    by: 'ingrid',
    text: 'Does the after-school club have a waiting list or is it first come, first served?',
    comments: [['moderator', 'A list. Put your name down at the office, it moves quickly in January.']],
  },
  {
    by: 'mei',
    text: 'If your child loved the owl book: the author reads in the town library on the 14th at 3 pm.',
    likes: ['george', 'devon'],
  },
  {
    by: 'fatima',
    text: 'Uniform sale: thirty sweaters found new owners. What was left went to the hospital school.',
    likes: ['parent', 'mei'],
  },
  {
    by: 'samuel',
    text: 'Is there a map of which door each grade uses? We guessed wrong twice.',
    comments: [
      ['moderator', 'Grades 1 and 2 by the bell, 3 to 5 by the gym. Room 4 has its own little gate.'],
    ],
  },
  {
    by: 'devon',
    text: 'Packed lunch ideas wanted that survive a backpack, a football and a six-hour day.',
    comments: [
      ['tomas', 'Wraps. Always wraps.'],
      ['mei', 'Rice balls, tightly wrapped.'],
    ],
    likes: ['george'],
  },
  {
    by: 'parent',
    text: 'Thank you to whoever carried Obi’s cardboard rocket home yesterday. It has landed safely in the hall.',
    likes: ['ingrid'],
  },
  {
    by: 'george',
    text: 'Poppy has announced that she is now called Poppy-with-two-y’s. Please update your records.',
    likes: ['luisa', 'fatima', 'mei'],
  },
  {
    by: 'moderator',
    text: 'Class photos are on Monday morning. The photographer asks for no stripes, which will be a challenge for Room 4.',
  },
  {
    by: 'luisa',
    text: 'A warm coat, navy, label "É. M.", has been missing since Friday. Émile denies everything.',
  },
  {
    by: 'tomas',
    text: 'Looking for a second coach for spring. No skill needed beyond counting to eleven.',
    comments: [['samuel', 'I can count to eleven on most days.']],
  },
  {
    by: 'ingrid',
    text: 'The crossing guard retires at the end of the term after nineteen years. Shall we organise a card?',
    likes: ['parent', 'tomas', 'george', 'luisa', 'mei', 'devon'],
    comments: [['fatima', 'I will bring paper to the gate on Wednesday.']],
  },
  { by: 'system', text: 'Welcome George Whitfield to the Maple Grove Elementary community!' },
  {
    by: 'mei',
    text: 'Head lice in Grade 2, the annual tradition. Combs at the pharmacy are half price with the school letter.',
  },
  {
    by: 'fatima',
    text: 'The garden beds arrive on Thursday. Anyone with a drill, a spade or strong opinions is welcome.',
    likes: ['devon', 'ingrid'],
  },
];
