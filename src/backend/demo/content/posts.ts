import type { Poll, PollSummary } from '@/domain/entities/poll';
import type { Topic } from '@/domain/topics';
import type { ParentKey } from './people';
import { nextNumericDate } from './times';

/** A post of the made-up school. */
export interface DemoPost {
  by: ParentKey | 'system';
  hoursAgo: number;
  text: string;
  picture?: 'sale' | 'bikes';
  topic?: Topic;
  /** Found, or gone. */
  isClosed?: boolean;
  /** On top until so many days from now. */
  pinnedDays?: number;
  poll?: Omit<Poll, 'endsAt'> & {
    /** Until so many days from now. */
    days: number;
    summary: PollSummary;
  };
  likes?: readonly ParentKey[];
  /** Author, text and the place of the comment that it answers, oldest first. */
  comments?: readonly (readonly [ParentKey, string, number?])[];
}

/** Newest first; as many as one page of a feed. */
export const POSTS: readonly DemoPost[] = [
  {
    by: 'marta',
    hoursAgo: 0.4,
    text: 'Found by the bike stand: one blue wellie, left foot, size 28. It is sitting on the wall looking sorry for itself.',
    topic: 'lost-found',
    isClosed: true,
    likes: ['nkechi', 'leila', 'fergus', 'yuki'],
    comments: [
      ['daniel', 'Luna came home with one dry foot yesterday. Now we know.'],
      ['marta', 'I will hang it on her peg in the morning.', 0],
    ],
  },
  {
    by: 'leila',
    hoursAgo: 2,
    text: 'Which dentist is kind to a nervous six-year-old? Nour has decided that teeth are private.',
    topic: 'question',
    likes: ['carla'],
    comments: [
      ['nkechi', 'The practice over the bakery. They let the child press the chair button first.'],
      ['harriet', 'Seconded. Wilf went in howling and came out wanting to be a dentist.'],
      ['piotr', 'We go there too. Ask for the late afternoon, it is quiet then.'],
    ],
  },
  {
    by: 'harriet',
    hoursAgo: 5,
    text: `The cake sale is on Friday ${nextNumericDate(5)} at 3 pm in the yard. We still need two tables and somebody with a card reader. Everything goes to the new climbing net.`,
    picture: 'sale',
    topic: 'event',
    pinnedDays: 3,
    likes: ['amir', 'marta', 'yuki', 'carla', 'daniel', 'fergus', 'nkechi'],
    comments: [
      ['amir', 'Two trays of basbousa from us.'],
      ['fergus', 'I can bring the tables from the clubhouse.'],
    ],
  },
  {
    by: 'amir',
    hoursAgo: 7,
    text: 'Where shall the summer outing go? The coach company wants to know by next week.',
    poll: {
      options: ['The beach at Saltburn', 'Hollow Wood', 'The science museum'],
      isMultiple: false,
      days: 4,
      summary: { voters: 23, votes: [9, 11, 3] },
    },
    likes: ['harriet', 'daniel'],
  },
  { by: 'system', hoursAgo: 9, text: 'Welcome Leïla Benali to the Larkfield Primary community!' },
  {
    by: 'fergus',
    hoursAgo: 22,
    text: 'Under-nines: no practice this week, the lower pitch is a pond. The ducks send their regards.',
    topic: 'news',
    likes: ['marta', 'piotr'],
  },
  {
    by: 'yuki',
    hoursAgo: 27,
    text: 'Reading hour is back on Wednesdays after lunch. The dog has been washed. Children may read to him in any language, he understands all of them.',
    topic: 'recommendation',
    likes: ['leila', 'amir', 'harriet', 'carla', 'nkechi'],
    comments: [['leila', 'Nour would like to know if he understands Arabic cat jokes.']],
  },
  {
    by: 'piotr',
    hoursAgo: 49,
    text: 'Bicycle clinic on Friday by the back gate: brakes, tyres, and the squeak that drives you mad. Bring the bike and the child it belongs to.',
    picture: 'bikes',
    topic: 'offer',
    likes: ['daniel', 'marta', 'harriet'],
    comments: [['daniel', 'Two bikes, four flat tyres. Sorry in advance.']],
  },
  {
    by: 'nkechi',
    hoursAgo: 74,
    text: 'Early shifts next week. Could somebody take Ada and Chidi in on Tuesday and Thursday? I can do any pick-up in return.',
    likes: ['marta'],
    comments: [
      ['marta', 'We pass your door at ten to eight. Consider it done.'],
      ['nkechi', 'You are a treasure.'],
    ],
  },
  {
    by: 'amir',
    hoursAgo: 140,
    text: 'Thank you all for the harvest lunch. One hundred and twelve plates, no leftovers, one wedding proposal for the lentil soup.',
    likes: ['harriet', 'yuki', 'nkechi', 'marta', 'piotr', 'fergus', 'carla', 'daniel', 'leila'],
  },
];
