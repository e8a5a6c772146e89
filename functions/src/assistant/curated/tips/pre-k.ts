import type { CuratedSet } from './set';

export const PRE_K: readonly CuratedSet[] = [
  {
    book: {
      title: 'Where the Wild Things Are',
      author: 'Maurice Sendak',
      why: 'A child is angry, travels far and comes home to supper still hot: a good way to talk about big feelings.',
    },
    activity: {
      text: 'Have a “wild rumpus” outside: run, stamp and roar, then all be still at a signal. Stopping is the skill.',
      find: 'park',
    },
    tool: {
      text: 'PBS KIDS has free games and films about letters, numbers and getting on with others.',
      link: 'https://pbskids.org/',
    },
    idea: {
      text: 'Make masks from paper plates and let your child tell you who each wild thing is and what it is afraid of.',
      find: 'paper plate masks preschool',
    },
  },
  {
    book: {
      title: 'The Snowy Day',
      author: 'Ezra Jack Keats',
      why: 'Peter notices everything. Ask “What do you see?” before you read a page, and let the picture be told first.',
    },
    activity: {
      text: 'Go out in whatever weather there is and look for three signs of it: tracks, puddles, leaves that fly.',
      find: 'nature trail',
    },
    tool: {
      text: 'Unite for Literacy has hundreds of tiny picture books read aloud in many languages.',
      link: 'https://www.uniteforliteracy.com/',
    },
    idea: {
      text: 'Freeze small toys in a bowl of water and ask how to get them out. Try every plan, also the bad ones.',
      find: 'frozen toys ice experiment preschool',
    },
  },
  {
    book: {
      title: 'Chicka Chicka Boom Boom',
      author: 'Bill Martin Jr. and John Archambault',
      why: 'The alphabet as a song. Point to the first letter of your child’s own name each time it comes by.',
    },
    activity: {
      text: 'Hunt for letters on signs on the way to the shop; begin with those of your child’s name.',
      find: 'public library',
    },
    tool: {
      text: 'Starfall plays with letters and their sounds, at the pace of a child who is just beginning.',
      link: 'https://www.starfall.com/',
    },
    idea: {
      text: 'Write letters with a finger in a tray of salt or flour. Big strokes first, neat ones much later.',
      find: 'sensory writing tray letters',
    },
  },
  {
    book: {
      title: 'We’re Going on a Bear Hunt',
      author: 'Michael Rosen',
      why: 'Over, under, through: act it out with cushions and blankets, and the little words of place become clear.',
    },
    activity: {
      text: 'Take your own bear hunt: hide a toy bear in the park and give hints with “behind”, “next to” and “under”.',
      find: 'park',
    },
    tool: {
      text: 'Storyline Online: actors read picture books aloud, with the pictures on the screen.',
      link: 'https://storylineonline.net/',
    },
    idea: {
      text: 'Draw a map of your home together and mark where the treasure is. Maps are where numbers and space begin.',
      find: 'treasure map activity preschool',
    },
  },
  {
    book: {
      title: 'Press Here',
      author: 'Hervé Tullet',
      why: 'Dots that move when you press, shake and tilt the page: a first lesson in cause and effect, and very funny.',
    },
    activity: {
      text: 'Visit a hands-on science or children’s museum; let your child press every button twice and say what changed.',
      find: 'science museum',
    },
    tool: {
      text: 'Khan Academy Kids is free, without advertising, and made for ages 2 to 8.',
      link: 'https://www.khanacademy.org/kids',
    },
    idea: {
      text: 'Mix drops of red, yellow and blue water in ice-cube trays and guess each colour before it appears.',
      find: 'color mixing water preschool',
    },
  },
  {
    book: {
      title: 'Last Stop on Market Street',
      author: 'Matt de la Peña',
      why: 'A bus ride that teaches to look for what is beautiful where others see nothing. Talk about who helps in your street.',
    },
    activity: {
      text: 'Ride a bus to the last stop and back just for the ride. Count the people who get on.',
      find: 'bus station',
    },
    tool: {
      text: 'Sesame Workshop has short films and games on kindness, sharing and worries.',
      link: 'https://www.sesameworkshop.org/',
    },
    idea: {
      text: 'Choose one kind thing to do for a neighbour this week: a drawing, a flower, a wave every morning.',
      find: 'kindness activities for preschoolers',
    },
  },
  {
    book: {
      title: 'The Gruffalo',
      author: 'Julia Donaldson',
      why: 'Stop before each rhyme and let your child finish it; hearing rhymes is one of the best signs for later reading.',
    },
    activity: {
      text: 'Look under logs and leaves for small animals. Look, do not take, and put the roof back.',
      find: 'forest',
    },
    tool: {
      text: 'National Geographic Kids answers “what does it eat?” with pictures and short films.',
      link: 'https://kids.nationalgeographic.com/',
    },
    idea: {
      text: 'Invent an animal: whose legs, whose teeth, what is on its nose? Draw it while your child dictates.',
      find: 'invent an animal drawing game',
    },
  },
  {
    book: {
      title: 'Not a Box',
      author: 'Antoinette Portis',
      why: 'It is not a box, it is a rocket. Then put a real box in the room and say nothing.',
    },
    activity: {
      text: 'Ask a shop for a very large carton and build outside with crayons and tape.',
      find: 'hardware store',
    },
    tool: {
      text: 'Erikson’s Early Math Collaborative shows games with shapes, patterns and blocks.',
      link: 'https://earlymath.erikson.edu/',
    },
    idea: {
      text: 'Build the tallest tower that stands for ten seconds. Count down together; laugh when it falls.',
      find: 'block building challenges preschool',
    },
  },
  {
    book: {
      title: 'Don’t Let the Pigeon Drive the Bus!',
      author: 'Mo Willems',
      why: 'Your child may be the one who says no. Ask afterwards how the pigeon felt and what would have helped.',
    },
    activity: {
      text: 'Watch birds for ten minutes with a snack. How many kinds? Who is the bossy one?',
      find: 'pond',
    },
    tool: {
      text: 'Monterey Bay Aquarium streams its jellyfish, otters and sharks live, for a calm ten minutes.',
      link: 'https://www.montereybayaquarium.org/',
    },
    idea: {
      text: 'Play “red light, green light” with a silly third colour that you invent. Waiting for it trains self-control.',
      find: 'red light green light variations',
    },
  },
  {
    book: {
      title: 'The Rabbit Listened',
      author: 'Cori Doerrfeld',
      why: 'When things fall down, some want to fix, some to shout; the rabbit just stays. Useful for adults, too.',
    },
    activity: {
      text: 'Sit on a bench together and collect five sounds with eyes closed. Then find out where each came from.',
      find: 'botanical garden',
    },
    tool: {
      text: 'Reading Rockets explains how to read one book three times, each time with other questions.',
      link: 'https://www.readingrockets.org/',
    },
    idea: {
      text: 'Make a calm corner: a cushion, a soft toy, a bottle of glitter water to watch until it settles.',
      find: 'calm down corner preschool glitter bottle',
    },
  },
  {
    book: {
      title: 'Blueberries for Sal',
      author: 'Robert McCloskey',
      why: 'Kuplink, kuplank: read the sounds aloud. A quiet story for counting, picking and getting mixed up.',
    },
    activity: {
      text: 'Pick berries, or choose fruit at a market: ten of this, three of that, one more to taste.',
      find: 'farmers market',
    },
    tool: {
      text: 'HealthyChildren.org has age-by-age pages on sleep, food and starting school.',
      link: 'https://www.healthychildren.org/',
    },
    idea: {
      text: 'Cook something that needs counting: four spoons of oats, two of milk, ten berries on top.',
      find: 'simple recipes preschoolers can make',
    },
  },
];
