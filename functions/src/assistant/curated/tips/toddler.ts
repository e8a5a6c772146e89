import type { CuratedSet } from './set';

export const TODDLER: readonly CuratedSet[] = [
  {
    book: {
      title: 'The Very Hungry Caterpillar',
      author: 'Eric Carle',
      why: 'Let small fingers poke through the holes and count the fruit together; hearing the same words each time is how toddlers learn them.',
    },
    activity: {
      text: 'Go to a toddler story time at your public library. It is free, short, and a gentle first practice of sitting with others.',
      find: 'public library',
    },
    tool: {
      text: 'ZERO TO THREE explains what children of this age are learning just now and how play helps.',
      link: 'https://www.zerotothree.org/',
    },
    idea: {
      text: 'Name what you do while you do it: “I wash the red apple.” Ten minutes of such talk in the kitchen gives more words than any app.',
      find: 'talking with toddlers everyday routines language',
    },
  },
  {
    book: {
      title: 'Goodnight Moon',
      author: 'Margaret Wise Brown',
      why: 'Say good night to the things in your own room afterwards; a fixed last book tells the body that sleep is next.',
    },
    activity: {
      text: 'Take a slow walk where your toddler sets the pace. Stop at every stick, drain and dog; the walk is the point, not the way.',
      find: 'park',
    },
    tool: {
      text: 'Vroom has hundreds of one-minute games for things you do anyway: the bath, the bus, the shop.',
      link: 'https://www.vroom.org/',
    },
    idea: {
      text: 'Make a bedtime chain of three pictures (bath, book, bed) and let your child point to what comes next.',
      find: 'toddler bedtime routine picture chart',
    },
  },
  {
    book: {
      title: 'Dear Zoo',
      author: 'Rod Campbell',
      why: 'The flaps ask for guesses. Wait a few seconds before you lift one: the pause invites your child to speak.',
    },
    activity: {
      text: 'Visit a farm or petting zoo and copy the sounds the animals make; sounds come before words.',
      find: 'petting zoo',
    },
    tool: {
      text: 'Sesame Workshop offers short films, songs and printable games about feelings, letters and everyday changes.',
      link: 'https://www.sesameworkshop.org/',
    },
    idea: {
      text: 'Hide a toy animal under one of three cups and swap two of them slowly. Following with the eyes trains memory and patience.',
      find: 'memory games for toddlers cups',
    },
  },
  {
    book: {
      title: 'Moo, Baa, La La La!',
      author: 'Sandra Boynton',
      why: 'The silly beat makes it easy to join in; leave out the last word of a line and let your child shout it.',
    },
    activity: {
      text: 'Look for a parent-and-child music group, or dance to three songs at home: fast, slow, and one to freeze in.',
      find: 'community center',
    },
    tool: {
      text: 'PBS KIDS for Parents has crafts and games sorted by age, most with things already in the house.',
      link: 'https://www.pbs.org/parents',
    },
    idea: {
      text: 'Fill two closed bottles, one with rice and one with beans, and play loud and quiet, quick and slow.',
      find: 'homemade shakers toddlers',
    },
  },
  {
    book: {
      title: 'Brown Bear, Brown Bear, What Do You See?',
      author: 'Bill Martin Jr.',
      why: 'Colours and animals come back in a pattern, so your child can “read” the next page before you turn it.',
    },
    activity: {
      text: 'Go on a colour hunt outside: choose one colour and touch everything that has it.',
      find: 'playground',
    },
    tool: {
      text: 'HealthyChildren.org, by the American Academy of Pediatrics, answers questions about sleep, food and growth by age.',
      link: 'https://www.healthychildren.org/',
    },
    idea: {
      text: 'Sort the clean socks together. Finding pairs is early mathematics, and the work gets done.',
      find: 'sorting activities toddlers early math',
    },
  },
  {
    book: {
      title: 'Where Is Baby’s Belly Button?',
      author: 'Karen Katz',
      why: 'Look for the parts of the body on each other as you read; laughing together is what makes the words stick.',
    },
    activity: {
      text: 'Try a water table or a shallow tray outdoors with cups and a sieve. Stay within reach at all times near water.',
      find: 'splash pad',
    },
    tool: {
      text: 'The CDC’s “Learn the Signs. Act Early.” pages list what most children do by each age, and what to do with a concern.',
      link: 'https://www.cdc.gov/act-early/',
    },
    idea: {
      text: 'Let your toddler choose between two shirts, two cups, two songs. Small choices spare you many small battles.',
      find: 'giving toddlers choices',
    },
  },
  {
    book: {
      title: 'Freight Train',
      author: 'Donald Crews',
      why: 'Few words, strong colours, and a train that moves: good for children who would rather run than sit.',
    },
    activity: {
      text: 'Watch trains, diggers or buses for twenty minutes and tell each other what they do: stop, go, lift, turn.',
      find: 'train station',
    },
    tool: {
      text: 'Reading Rockets shows how reading begins long before letters, with short films for parents.',
      link: 'https://www.readingrockets.org/',
    },
    idea: {
      text: 'Build a train of chairs or boxes and take turns as driver; pretend play at this age is thinking aloud.',
      find: 'pretend play ideas toddlers cardboard box',
    },
  },
  {
    book: {
      title: 'Ten Little Fingers and Ten Little Toes',
      author: 'Mem Fox',
      why: 'Babies from everywhere, alike in what counts. Count the fingers of everybody in the room.',
    },
    activity: {
      text: 'Meet another family at a playground. Playing side by side, without sharing much, is just right at this age.',
      find: 'playground',
    },
    tool: {
      text: 'The Imagination Library sends free books to young children in many places; look whether yours is one.',
      link: 'https://imaginationlibrary.com/',
    },
    idea: {
      text: 'Make a small photo book of family and friends and tell who is who before bedtime.',
      find: 'family photo book for toddlers',
    },
  },
  {
    book: {
      title: 'Each Peach Pear Plum',
      author: 'Janet and Allan Ahlberg',
      why: 'Somebody is hidden on every page; looking closely and waiting to find them builds attention.',
    },
    activity: {
      text: 'Walk through a garden or market and smell, feel and name three fruits. Buy the one your child picks.',
      find: 'farmers market',
    },
    tool: {
      text: 'Reach Out and Read, founded by doctors, has tips for reading with the very young, in several languages.',
      link: 'https://reachoutandread.org/',
    },
    idea: {
      text: 'Wash vegetables and tear salad together. Children taste more readily what they have handled.',
      find: 'cooking with toddlers simple tasks',
    },
  },
  {
    book: {
      title: 'From Head to Toe',
      author: 'Eric Carle',
      why: 'Turn, bend, stamp with the animals: a book for the moment before bedtime when the energy has to go somewhere.',
    },
    activity: {
      text: 'Lay an obstacle course in the park: step on the stone, crawl under the bench, jump off the kerb holding hands.',
      find: 'park',
    },
    tool: {
      text: 'Raising Children Network has short, tested advice on toddlers’ sleep, moods and play.',
      link: 'https://raisingchildren.net.au/',
    },
    idea: {
      text: 'Stick a line of masking tape on the floor and walk it forwards, sideways, on tiptoe.',
      find: 'masking tape games toddlers gross motor',
    },
  },
  {
    book: {
      title: 'Global Babies',
      author: 'The Global Fund for Children',
      why: 'Faces hold a toddler’s eye like nothing else; name what each baby wears and feels.',
    },
    activity: {
      text: 'Visit a children’s museum on a weekday morning, when it is quiet, and stay at one thing as long as it lasts.',
      find: 'childrens museum',
    },
    tool: {
      text: 'Talking is Teaching gathers simple ways to talk, read and sing through an ordinary day.',
      link: 'https://talkingisteaching.org/',
    },
    idea: {
      text: 'Draw with chalk dipped in water, or paint the fence with water and a big brush: no mess, big movements.',
      find: 'water painting outdoors toddlers',
    },
  },
];
