import type { SeedPost } from './posts.ts';

/** The newest posts of Maple Grove, newest first. */
export const MAPLE_POSTS: readonly SeedPost[] = [
  {
    by: 'devon',
    text: 'Science fair set-up is tomorrow at 4 pm in the gym. We need six people to carry tables and two who are good with tape. Zadie’s volcano has passed its dress rehearsal, barely.',
    picture: 'volcano.png',
    likes: ['parent', 'tomas', 'mei', 'moderator'],
    comments: [
      ['tomas', 'I can carry. Should I bring the trolley from the sports shed?'],
      ['devon', 'Yes please, that would save our backs.'],
      ['ingrid', 'Freya and I will come at half past four.'],
    ],
  },
  {
    by: 'mei',
    text: 'The library has shelves again! Thank you to everyone who sorted boxes on Sunday. Pupils can borrow from tomorrow morning.',
    picture: 'books.webp',
    likes: ['parent', 'luisa', 'george', 'samuel', 'fatima'],
    comments: [['luisa', 'Émile has already made a list of eleven books.']],
  },
  {
    by: 'george',
    text: 'Does anyone know a good optician near school who is patient with six-year-olds? Poppy is not keen.',
    comments: [
      ['fatima', 'The one beside the post office took forty minutes with Yusuf and never sighed once.'],
      ['parent', 'Seconding that one. Ask for the afternoon, it is quieter.'],
    ],
  },
  { by: 'system', text: 'Welcome Samuel Adeyemi to the Maple Grove Elementary community!' },
  {
    by: 'tomas',
    text: 'Under-nines practice moves to the lower pitch this Saturday at 10 am, the upper one is a lake. Shin pads, water, and a spare pair of socks.',
    picture: 'pitch.jpg',
    likes: ['moderator', 'samuel'],
    comments: [['samuel', 'Tolu would like to try. Is there room for one more?']],
  },
  {
    by: 'ingrid',
    text: 'Lost: one blue mitten with a reindeer, somewhere between the gate and Alder Street. It has a sentimental owner.',
    likes: ['parent'],
    comments: [
      ['parent', 'Hanging on the fence by the crossing, I saw it at pick-up!'],
      ['ingrid', 'You saved bedtime. Thank you.'],
    ],
  },
  {
    by: 'moderator',
    text: 'A note from the office: the north gate stays shut until Wednesday while the hinges are repaired. Please use the one on Birch Lane.',
    likes: ['george', 'mei'],
  },
  {
    by: 'parent',
    text: 'Night shifts next week. Would somebody walk Amara and Obi home on Tuesday and Thursday? Happy to swap for any morning.',
    comments: [
      ['ingrid', 'Tuesday is yours. Nils will be delighted.'],
      ['tomas', 'I have Thursday covered.'],
    ],
    likes: ['tomas'],
  },
  {
    by: 'fatima',
    text: 'The bake sale raised 412 dollars for the garden beds. The lemon cupcakes went first, as predicted.',
    picture: 'bake.webp',
    likes: ['parent', 'mei', 'devon', 'luisa', 'george', 'moderator', 'ingrid'],
    comments: [
      ['mei', 'Who made the cardamom buns? Asking for a friend.'],
      ['ingrid', 'Guilty. I will post the recipe.'],
    ],
  },
  {
    by: 'luisa',
    text: 'Is anyone else’s fourth grader convinced that homework is optional on Wednesdays? Trying to find out where this rumour started.',
    comments: [['ingrid', 'Freya told me the very same thing. A conspiracy.']],
    likes: ['fatima', 'ingrid'],
  },
  {
    by: 'samuel',
    text: 'Hello everyone, Tolu and I are new here. Thank you for the warm welcome at the gate this week!',
    likes: ['parent', 'moderator', 'tomas', 'mei'],
  },
  {
    by: 'devon',
    text: 'Room 7 hung its paintings in the corridor. Worth walking the long way round.',
    picture: 'art.png',
    likes: ['luisa', 'mei', 'parent'],
  },
  {
    by: 'ingrid',
    text: 'Cardamom buns as promised: 500 g flour, 80 g butter, 3 dl milk, 75 g sugar, 25 g yeast, two teaspoons cardamom. Knead, wait, fold, wait, 12 minutes at 225 °C.',
    likes: ['mei', 'fatima'],
  },
  {
    by: 'george',
    text: 'Breakfast club has three free places on Mondays and Fridays. Speak to the kitchen or to me.',
  },
  {
    by: 'tomas',
    text: 'Whoever taught the whole third grade to whistle: well played. Lucía has not stopped since Monday.',
    likes: ['parent', 'moderator', 'ingrid'],
    comments: [['parent', 'Amara says she is still learning. I live in fear.']],
  },
  {
    by: 'parent',
    text: 'I have Tuesday’s walking bus. Meeting point is the red letterbox at 8 am, as always.',
    group: 'walking',
    likes: ['tomas', 'ingrid'],
    comments: [['samuel', 'Tolu will be there, with the loud rucksack.']],
  },
  { by: 'ingrid', text: 'Hi-vis vests are washed and back in the box.', group: 'walking', likes: ['parent'] },
  {
    by: 'tomas',
    text: 'The lights at Birch Lane are being repaired, so we cross at the school corner this week.',
    group: 'walking',
  },
  {
    by: 'mei',
    text: 'For Friday’s swap: picture books are always short, chapter books about dragons are not.',
    group: 'books',
    likes: ['luisa'],
  },
  {
    by: 'luisa',
    text: 'Émile parts with his entire shark collection. Twelve titles, some with bite marks.',
    group: 'books',
    likes: ['mei', 'parent'],
  },
  {
    by: 'fatima',
    text: 'Garlic is in. The bed by the wall still needs a fence against the footballs.',
    group: 'garden',
    likes: ['devon'],
  },
];
