import type { CuratedSet } from './set';

export const MIDDLE: readonly CuratedSet[] = [
  {
    book: {
      title: 'The Giver',
      author: 'Lois Lowry',
      why: 'A world without pain or choice. Read it at the same time and ask one question at dinner: what would you give up?',
    },
    activity: {
      text: 'Go to a meeting of your town or school board for half an hour. Who decides what, and who may speak?',
      find: 'city hall',
    },
    tool: {
      text: 'TED-Ed has five-minute films that end in a question worth arguing about.',
      link: 'https://ed.ted.com/',
    },
    idea: {
      text: 'Hold a dinner debate: draw lots for the side each has to take, then swap. Arguing for the other side is the lesson.',
      find: 'family debate topics middle school',
    },
  },
  {
    book: {
      title: 'Brown Girl Dreaming',
      author: 'Jacqueline Woodson',
      why: 'A childhood in poems, quick to read and slow to forget; good for those who find novels too long.',
    },
    activity: {
      text: 'Visit an open-mike evening or poetry slam for young people, to listen first.',
      find: 'arts center',
    },
    tool: {
      text: 'Poets.org has a poem a day and poems by theme, to steal a first line from.',
      link: 'https://poets.org/',
    },
    idea: {
      text: 'Write “I am from …” poems, both of you: six lines of smells, streets and sayings.',
      find: 'where I am from poem template',
    },
  },
  {
    book: {
      title: 'New Kid',
      author: 'Jerry Craft',
      why: 'A graphic novel about being new, about race and class at school; it opens talks that questions don’t.',
    },
    activity: {
      text: 'Invite a classmate who is new, or go to a club’s first meeting together and leave after the start.',
      find: 'youth club',
    },
    tool: {
      text: 'Common Sense Media tells what is in a game, film or app before you say yes or no.',
      link: 'https://www.commonsensemedia.org/',
    },
    idea: {
      text: 'Ask for “a high, a low and a funny” of the day, and give yours first. It beats “How was school?”.',
      find: 'conversation starters tweens',
    },
  },
  {
    book: {
      title: 'Hatchet',
      author: 'Gary Paulsen',
      why: 'Alone in the woods with one tool. A page-turner for readers who claim not to like books.',
    },
    activity: {
      text: 'Plan a day hike where your child reads the map, packs the food and decides when to rest.',
      find: 'hiking trail',
    },
    tool: {
      text: 'The National Park Service has maps, junior ranger books and stories for every park.',
      link: 'https://www.nps.gov/',
    },
    idea: {
      text: 'Learn one outdoor skill well: three knots, a compass bearing, a fire lit with you beside it.',
      find: 'basic knots for beginners',
    },
  },
  {
    book: {
      title: 'The Crossover',
      author: 'Kwame Alexander',
      why: 'Basketball in verse, with a beat; twins, a father, a game that can’t be won.',
    },
    activity: {
      text: 'Play a pick-up game with mixed ages, or try a sport nobody in the family has played.',
      find: 'basketball court',
    },
    tool: {
      text: 'Khan Academy goes from fractions to algebra in small steps, with tests that show the gaps.',
      link: 'https://www.khanacademy.org/',
    },
    idea: {
      text: 'Keep statistics of a favourite team or of your own games, and find out what predicts a win.',
      find: 'sports statistics math project',
    },
  },
  {
    book: {
      title: 'When You Trap a Tiger',
      author: 'Tae Keller',
      why: 'Korean folk tales and a sick grandmother: how stories help with what can’t be fixed.',
    },
    activity: {
      text: 'Record a grandparent or older friend telling a story from their childhood.',
      find: 'senior center',
    },
    tool: {
      text: 'LibriVox reads old books aloud for free, for long drives and washing-up.',
      link: 'https://librivox.org/',
    },
    idea: {
      text: 'Retell a tale from your family’s culture in another time: the same trouble, with phones.',
      find: 'rewrite a folktale activity',
    },
  },
  {
    book: {
      title: 'A Wrinkle in Time',
      author: 'Madeleine L’Engle',
      why: 'A girl who feels wrong everywhere saves the day by being stubborn; physics and courage in one.',
    },
    activity: {
      text: 'Look at the sky from a dark place, or visit a planetarium: find one planet by yourselves.',
      find: 'planetarium',
    },
    tool: {
      text: 'Zooniverse lets anyone help real scientists: count penguins, find galaxies.',
      link: 'https://www.zooniverse.org/',
    },
    idea: {
      text: 'Build a scale model of the solar system along your street: if the sun is a ball, where is Neptune?',
      find: 'solar system scale model walk',
    },
  },
  {
    book: {
      title: 'Holes',
      author: 'Louis Sachar',
      why: 'Three stories that turn out to be one; readers love to see the pieces fall into place.',
    },
    activity: {
      text: 'Dig, plant or repair something that stays: a community garden always needs hands.',
      find: 'community garden',
    },
    tool: {
      text: 'GeoGebra draws what an equation means: move a point and see what happens.',
      link: 'https://www.geogebra.org/',
    },
    idea: {
      text: 'Plan a week of family meals with a budget. Whoever plans also goes shopping.',
      find: 'meal planning budget for teens',
    },
  },
  {
    book: {
      title: 'Inside Out & Back Again',
      author: 'Thanhhà Lại',
      why: 'From Saigon to Alabama in poems; short enough for one weekend, and history from inside.',
    },
    activity: {
      text: 'Visit a local history museum and look for one family that came from far away.',
      find: 'history museum',
    },
    tool: {
      text: 'Duolingo makes ten minutes a day of a new language feel like a game.',
      link: 'https://www.duolingo.com/',
    },
    idea: {
      text: 'Put the stickers of one language on things at home for a week, then take half of them off.',
      find: 'label your house language learning',
    },
  },
  {
    book: {
      title: 'The Westing Game',
      author: 'Ellen Raskin',
      why: 'Sixteen heirs, one riddle, all clues on the page. Stop half-way and each write down a suspect.',
    },
    activity: {
      text: 'Try an escape room, or lay a trail of riddles for each other through the neighbourhood.',
      find: 'escape room',
    },
    tool: {
      text: 'Art of Problem Solving has free problems for those who find school mathematics too easy.',
      link: 'https://artofproblemsolving.com/',
    },
    idea: {
      text: 'Learn to solve a cube, a cipher or a chess opening in a week, fifteen minutes a day. Small steps, visible progress.',
      find: 'learn ciphers for kids',
    },
  },
  {
    book: {
      title: 'Amari and the Night Brothers',
      author: 'B. B. Alston',
      why: 'A secret bureau, a lost brother, a girl who is underestimated: for readers between wizards and heroes.',
    },
    activity: {
      text: 'Visit a makerspace or an open workshop day and finish one small thing.',
      find: 'makerspace',
    },
    tool: {
      text: 'Science Buddies finds a project that fits your child’s interests and what is in the house.',
      link: 'https://www.sciencebuddies.org/',
    },
    idea: {
      text: 'Agree on phones with a written family contract that both sides sign, adults included.',
      find: 'family media agreement template',
    },
  },
];
