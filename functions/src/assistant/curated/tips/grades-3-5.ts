import type { CuratedSet } from './set';

export const GRADES_3_5: readonly CuratedSet[] = [
  {
    book: {
      title: 'Charlotte’s Web',
      author: 'E. B. White',
      why: 'Friendship, and loss, told gently. Read it aloud even to a child who reads well: talk comes by itself.',
    },
    activity: {
      text: 'Look for webs on a misty morning or spray them with water; count the spokes of three of them.',
      find: 'nature reserve',
    },
    tool: {
      text: 'Wonderopolis answers one odd question a day, most of them asked by children.',
      link: 'https://wonderopolis.org/',
    },
    idea: {
      text: 'Choose one word for each person in the family, as Charlotte did, and write it where they will find it.',
      find: 'word of praise activity family',
    },
  },
  {
    book: {
      title: 'The Wild Robot',
      author: 'Peter Brown',
      why: 'A robot learns to live with animals: short chapters, large questions about what makes a family.',
    },
    activity: {
      text: 'Spend an hour outside with a notebook: draw one plant and one animal so well that someone could find them.',
      find: 'nature center',
    },
    tool: {
      text: 'Scratch, from MIT, lets children program games and stories and share them.',
      link: 'https://scratch.mit.edu/',
    },
    idea: {
      text: 'Write exact instructions for making a sandwich and follow them like a robot. Then improve the program.',
      find: 'sandwich algorithm activity',
    },
  },
  {
    book: {
      title: 'Because of Winn-Dixie',
      author: 'Kate DiCamillo',
      why: 'A summer, a dog and neighbours with stories. Ask what ten things your child would tell about you.',
    },
    activity: {
      text: 'Visit or call an older neighbour or relative with three questions about when they were ten.',
      find: 'senior center',
    },
    tool: {
      text: 'StoryCorps helps to record a conversation with someone you love, with good questions to begin.',
      link: 'https://storycorps.org/',
    },
    idea: {
      text: 'Make a family timeline on a strip of paper and let your child interview everyone for one year of it.',
      find: 'family timeline project kids',
    },
  },
  {
    book: {
      title: 'The Phantom Tollbooth',
      author: 'Norton Juster',
      why: 'A bored boy drives into a land where words and numbers are alive; every chapter hides jokes for readers who look twice.',
    },
    activity: {
      text: 'Draw a map of your quarter as a fantasy country: Mount Laundry, the Sea of Buses.',
      find: 'viewpoint',
    },
    tool: {
      text: 'NRICH, from Cambridge, has puzzles that need thinking and hardly any calculating.',
      link: 'https://nrich.maths.org/',
    },
    idea: {
      text: 'Play “twenty questions” with numbers: higher, lower, even, prime? How few do you need up to 1,000?',
      find: 'number guessing game binary search kids',
    },
  },
  {
    book: {
      title: 'El Deafo',
      author: 'Cece Bell',
      why: 'A graphic memoir about a hearing aid and the wish for a true friend; comics count as reading.',
    },
    activity: {
      text: 'Learn to sign your names and five words, and use them across a noisy room.',
      find: 'community center',
    },
    tool: {
      text: 'Khan Academy has lessons in mathematics and reading that begin where your child is.',
      link: 'https://www.khanacademy.org/',
    },
    idea: {
      text: 'Draw yesterday as a comic of six panels. Stick figures are welcome, speech bubbles are a must.',
      find: 'six panel comic template kids',
    },
  },
  {
    book: {
      title: 'From the Mixed-Up Files of Mrs. Basil E. Frankweiler',
      author: 'E. L. Konigsburg',
      why: 'Two children hide in a museum and solve a riddle. Read it before a museum visit.',
    },
    activity: {
      text: 'Visit an art museum with one task: each finds a picture to take home, and says why.',
      find: 'art museum',
    },
    tool: {
      text: 'Google Arts & Culture brings you nose to nose with paintings from all over the world.',
      link: 'https://artsandculture.google.com/',
    },
    idea: {
      text: 'Set up a museum on a shelf: five things of the house with labels that tell where they come from.',
      find: 'make a home museum kids',
    },
  },
  {
    book: {
      title: 'Front Desk',
      author: 'Kelly Yang',
      why: 'A ten-year-old runs the desk of a motel and learns what a well-written letter can do.',
    },
    activity: {
      text: 'Let your child order, pay and ask for help alone in a shop while you wait a few steps away.',
      find: 'bakery',
    },
    tool: {
      text: 'Typing.com teaches to type without looking, in short lessons.',
      link: 'https://www.typing.com/',
    },
    idea: {
      text: 'Write a real letter to somebody in charge, with one request and two reasons. Post it.',
      find: 'persuasive letter writing kids',
    },
  },
  {
    book: {
      title: 'The Boy Who Harnessed the Wind',
      author: 'William Kamkwamba and Bryan Mealer',
      why: 'A true story of a windmill from scrap; there is a young readers’ edition for this age.',
    },
    activity: {
      text: 'Collect clean scrap for a week and build something that moves by wind, water or a rubber band.',
      find: 'makerspace',
    },
    tool: {
      text: 'PhET, from the University of Colorado, lets you play with circuits, forces and fractions.',
      link: 'https://phet.colorado.edu/',
    },
    idea: {
      text: 'Take a broken device apart (unplugged, no batteries) and draw what you find inside.',
      find: 'take apart old electronics kids safely',
    },
  },
  {
    book: {
      title: 'Merci Suárez Changes Gears',
      author: 'Meg Medina',
      why: 'New school year, old friendships, a grandfather who forgets: honest and warm.',
    },
    activity: {
      text: 'Take a bicycle ride somewhere you have never been, with your child reading the map.',
      find: 'bike path',
    },
    tool: {
      text: 'Britannica Kids gives reports a source that a teacher will accept.',
      link: 'https://kids.britannica.com/',
    },
    idea: {
      text: 'Begin a two-person diary: you write a question, your child answers and asks one back.',
      find: 'parent child shared journal',
    },
  },
  {
    book: {
      title: 'Esperanza Rising',
      author: 'Pam Muñoz Ryan',
      why: 'From riches to field work in California: history that is felt. Read a chapter, then look at a map.',
    },
    activity: {
      text: 'Cook a dish from a place your family or friends come from, and ask for the story with the recipe.',
      find: 'international market',
    },
    tool: {
      text: 'The Library of Congress has photographs and letters from the time, for young detectives.',
      link: 'https://www.loc.gov/',
    },
    idea: {
      text: 'Learn to count to ten and say thank you in a language that someone in class speaks at home.',
      find: 'learn greetings in different languages kids',
    },
  },
  {
    book: {
      title: 'Matilda',
      author: 'Roald Dahl',
      why: 'A girl who reads everything beats a headmistress who throws children. Perfect to read aloud with voices.',
    },
    activity: {
      text: 'Ask a librarian for the book they loved at nine, and borrow it.',
      find: 'public library',
    },
    tool: {
      text: 'Code.org has an hour of puzzles after which your child has written a program.',
      link: 'https://code.org/',
    },
    idea: {
      text: 'Have a family reading hour: snacks, blankets, everybody reads, nobody talks about homework.',
      find: 'family reading hour ideas',
    },
  },
];
