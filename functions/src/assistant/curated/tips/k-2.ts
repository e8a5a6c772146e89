import type { CuratedSet } from './set';

export const K_2: readonly CuratedSet[] = [
  {
    book: {
      title: 'Frog and Toad Are Friends',
      author: 'Arnold Lobel',
      why: 'Short chapters that new readers can manage, about what friends do for each other. Take turns: a page you, a page me.',
    },
    activity: {
      text: 'Let your child get a library card of their own and choose three books without any advice from you.',
      find: 'public library',
    },
    tool: {
      text: 'Storyline Online: well-known actors read picture books aloud, with the words on the screen to follow.',
      link: 'https://storylineonline.net/',
    },
    idea: {
      text: 'Write letters to each other and leave them under the pillow. One sentence is a letter.',
      find: 'family letter writing kids',
    },
  },
  {
    book: {
      title: 'Mercy Watson to the Rescue',
      author: 'Kate DiCamillo',
      why: 'A pig, a bed, a hole in the floor: colour pictures on every spread carry a child into first chapter books.',
    },
    activity: {
      text: 'Read to a dog: many libraries and shelters invite children to do so, and no dog corrects mistakes.',
      find: 'animal shelter',
    },
    tool: {
      text: 'Starfall has stories and phonics games for children who are putting sounds together.',
      link: 'https://www.starfall.com/',
    },
    idea: {
      text: 'Turn a favourite snack into a recipe card that your child writes and draws; spelling may be wild.',
      find: 'kids write a recipe activity',
    },
  },
  {
    book: {
      title: 'Ada Twist, Scientist',
      author: 'Andrea Beaty',
      why: 'Asking why, again and again, is her talent. Collect your child’s questions of one day on the fridge.',
    },
    activity: {
      text: 'Visit a science museum, or test at home which things sink. Guess first, then try.',
      find: 'science museum',
    },
    tool: {
      text: 'NASA Space Place explains stars, planets and weather with games and things to build.',
      link: 'https://spaceplace.nasa.gov/',
    },
    idea: {
      text: 'Put a white flower into coloured water and draw it every evening for three days. That is a lab book.',
      find: 'colored water flower experiment',
    },
  },
  {
    book: {
      title: 'Today I Will Fly!',
      author: 'Mo Willems',
      why: 'All in speech bubbles: play it like a theatre, one reads the elephant, one the pig.',
    },
    activity: {
      text: 'Go to a puppet show, or make one of socks and play it for grandparents on a call.',
      find: 'theatre',
    },
    tool: {
      text: 'ScratchJr lets children from five on program their own small stories, without reading.',
      link: 'https://www.scratchjr.org/',
    },
    idea: {
      text: 'Tell a story in turns, one sentence each. The rule: never say no to what the other added.',
      find: 'story circle game for kids',
    },
  },
  {
    book: {
      title: 'Dinosaurs Before Dark',
      author: 'Mary Pope Osborne',
      why: 'The first of a long row of short adventures; a series is the best friend of a child who has just learnt to read.',
    },
    activity: {
      text: 'Look for fossils or bones in a natural history museum and draw the best one.',
      find: 'natural history museum',
    },
    tool: {
      text: 'National Geographic Kids has animals, countries and films by topic.',
      link: 'https://kids.nationalgeographic.com/',
    },
    idea: {
      text: 'Lay out the length of a big dinosaur on the pavement with steps: twelve metres are about twenty-five of a child’s.',
      find: 'dinosaur size comparison activity',
    },
  },
  {
    book: {
      title: 'Jabari Jumps',
      author: 'Gaia Cornwall',
      why: 'A boy takes his time before the high board. Talk about something that took courage this week, yours first.',
    },
    activity: {
      text: 'Try something a little too hard at the playground or pool, with you next to it and no hurry.',
      find: 'swimming pool',
    },
    tool: {
      text: 'Youcubed, from Stanford, shows that mistakes help in mathematics, with games for families.',
      link: 'https://www.youcubed.org/',
    },
    idea: {
      text: 'Start a “not yet” list on the wall: what your child can’t do yet, with a tick and date when it works.',
      find: 'growth mindset activities kids',
    },
  },
  {
    book: {
      title: 'How Much Is a Million?',
      author: 'David M. Schwartz',
      why: 'Big numbers become pictures. How long would it take your child to count to a thousand? Try a hundred and time it.',
    },
    activity: {
      text: 'Count by the car colours in your street for ten minutes and make a bar chart with blocks.',
      find: 'town square',
    },
    tool: {
      text: 'The Math Learning Center has free apps to move number lines, coins and shapes about.',
      link: 'https://www.mathlearningcenter.org/',
    },
    idea: {
      text: 'Play dice wars: two dice each, add them, the higher sum takes the round. Ten minutes are a page of sums.',
      find: 'dice addition games',
    },
  },
  {
    book: {
      title: 'Those Shoes',
      author: 'Maribeth Boelts',
      why: 'Wanting what others have, and giving it away: a story for the talk about money that children understand.',
    },
    activity: {
      text: 'Sort outgrown clothes together and bring them to a place that passes them on.',
      find: 'thrift store',
    },
    tool: {
      text: 'Sesame Workshop has games about needs and wants, saving and sharing.',
      link: 'https://www.sesameworkshop.org/',
    },
    idea: {
      text: 'Three jars: spend, save, give. Let your child decide how every coin is split.',
      find: 'spend save give jars kids',
    },
  },
  {
    book: {
      title: 'Dragons and Marshmallows',
      author: 'Asia Citro',
      why: 'A girl solves a dragon’s trouble by experiments: chapters short enough for one evening each.',
    },
    activity: {
      text: 'Bring a magnifying glass to the park and ask one question that you can answer by looking.',
      find: 'nature center',
    },
    tool: {
      text: 'The Exploratorium’s site is full of experiments with household things.',
      link: 'https://www.exploratorium.edu/',
    },
    idea: {
      text: 'Which paper plane flies farthest? Change one thing at a time and write the steps down.',
      find: 'paper airplane experiment kids',
    },
  },
  {
    book: {
      title: 'Henry and Mudge: The First Book',
      author: 'Cynthia Rylant',
      why: 'A boy and his huge dog, in sentences that a first grader can read alone and be proud of.',
    },
    activity: {
      text: 'Take a walk where your child leads with a hand-drawn map and decides at every corner.',
      find: 'nature trail',
    },
    tool: {
      text: 'Unite for Literacy offers small books with a voice, for reading along.',
      link: 'https://www.uniteforliteracy.com/',
    },
    idea: {
      text: 'Give one real job with a name: table captain, plant doctor, mail carrier. Swap on Sundays.',
      find: 'chores for 6 year olds',
    },
  },
  {
    book: {
      title: 'The Book with No Pictures',
      author: 'B. J. Novak',
      why: 'You must say every silly word on the page. Nothing shows better that print has power.',
    },
    activity: {
      text: 'Find the funniest word on a sign in your town and invent what it could also mean.',
      find: 'bookstore',
    },
    tool: {
      text: 'Chrome Music Lab lets children draw melodies and see sounds, without any account.',
      link: 'https://musiclab.chromeexperiments.com/',
    },
    idea: {
      text: 'Play “I spy” with sounds: something that begins like “moon”. It is the best reading game there is.',
      find: 'phonemic awareness games kindergarten',
    },
  },
];
