import type { SeedPost } from './posts.ts';

/** The posts of Riverside, newest first. */
export const RIVER_POSTS: readonly SeedPost[] = [
  {
    by: 'owen',
    text: 'River clean-up tomorrow at 9 am, meeting at the Mill bridge. Gloves and bags are there, boots are not.',
    picture: 'park.jpg',
    likes: ['raj', 'hannah', 'admin'],
    comments: [['raj', 'Anika and Dev have their boots on already.']],
  },
  {
    by: 'chloe',
    text: 'Reception practises three songs for the sing-along. If yours hums a tune about a tractor, that is why.',
    likes: ['raj'],
  },
  {
    by: 'hannah',
    text: 'Does Year 2 need a costume for Friday or was that only Year 1?',
    comments: [['chloe', 'Only Year 1. You are safe.']],
  },
  {
    by: 'raj',
    text: 'Selling a scooter, hardly used after the incident with the duck pond.',
    likes: ['owen', 'chloe'],
  },
  {
    by: 'admin',
    text: 'Riverside now has its own space here. Invite the parents you know; the code is on your dashboard.',
    likes: ['hannah', 'raj', 'chloe', 'owen'],
  },
  { by: 'owen', text: 'Year 6 leavers’ hoodies: last day for sizes is Wednesday.' },
  {
    by: 'hannah',
    text: 'Zosia lost a tooth in the school hall. If found, the fairy would like a word.',
    likes: ['chloe'],
  },
  { by: 'system', text: 'Welcome Owen Gallagher to the Riverside Primary community!' },
  {
    by: 'chloe',
    text: 'The book corner in Year 1 could use cushions. Any colour, washable preferred.',
    comments: [['hannah', 'I have four in the attic.']],
  },
  {
    by: 'raj',
    text: 'Cricket in the yard after school on Mondays, tennis ball, all ages.',
    picture: 'pitch.jpg',
  },
  {
    by: 'owen',
    text: 'We pulled a bicycle, two signs and a shopping trolley out last time. Beat that.',
    group: 'kayak',
    likes: ['raj'],
  },
  {
    by: 'hannah',
    text: 'Can somebody explain the new lunch payment app to me as if I were five?',
    comments: [['owen', 'Forget the app, the office takes cash on Mondays.']],
  },
  {
    by: 'chloe',
    text: 'Thank you for the soup rota while Louis was ill. It reached us every single day.',
    likes: ['hannah', 'raj', 'owen'],
  },
  {
    by: 'raj',
    text: 'Dev’s first day of Reception: he shook the head teacher’s hand and asked for the menu.',
    likes: ['admin', 'chloe'],
  },
  {
    by: 'owen',
    text: 'Bridge Street is closed to cars from next week. Allow ten more minutes in the morning.',
  },
  {
    by: 'hannah',
    text: 'Happy to share lifts from the east side, two seats free.',
    comments: [['raj', 'Might take you up on that in winter.']],
  },
];
