import type { CuratedSet } from './set';

export const HIGH: readonly CuratedSet[] = [
  {
    book: {
      title: 'The Hate U Give',
      author: 'Angie Thomas',
      why: 'Between two worlds, and asked to speak up. Read it, too, and let your teenager tell you what you missed.',
    },
    activity: {
      text: 'Look for a youth council, a student newspaper or a cause that meets this month, and go once.',
      find: 'youth center',
    },
    tool: {
      text: 'iCivics explains courts, laws and elections with games that are really played.',
      link: 'https://www.icivics.org/',
    },
    idea: {
      text: 'Read the same piece of news in three papers and mark what each leaves out.',
      find: 'compare news sources media literacy',
    },
  },
  {
    book: {
      title: 'The Book Thief',
      author: 'Markus Zusak',
      why: 'Told by Death, about words that save: long, and worth it over a holiday.',
    },
    activity: {
      text: 'Visit a memorial or a local archive and follow one name as far as you can.',
      find: 'memorial',
    },
    tool: {
      text: 'The Library of Congress has letters, films and photographs for any history paper.',
      link: 'https://www.loc.gov/',
    },
    idea: {
      text: 'Keep a line a day: one sentence each evening, no more. After a month it is a story.',
      find: 'one line a day journal',
    },
  },
  {
    book: {
      title: 'Persepolis',
      author: 'Marjane Satrapi',
      why: 'A childhood in Iran in black-and-white drawings: a graphic memoir that schools and adults read alike.',
    },
    activity: {
      text: 'Watch a film from a country you know nothing about, in its own language with subtitles.',
      find: 'cinema',
    },
    tool: {
      text: 'OpenStax has free textbooks, from biology to economics, as good as those you buy.',
      link: 'https://openstax.org/',
    },
    idea: {
      text: 'Cook one dinner a week from start to finish, washing up included: the best preparation for living alone.',
      find: 'easy dinners for teens to cook',
    },
  },
  {
    book: {
      title: 'Long Way Down',
      author: 'Jason Reynolds',
      why: 'Sixty seconds in a lift, told in verse: an evening’s reading, and an ending to argue about.',
    },
    activity: { text: 'Go to a poetry or story slam, on stage or below it.', find: 'theatre' },
    tool: {
      text: 'Purdue OWL answers every question about essays, quotations and applications.',
      link: 'https://owl.purdue.edu/',
    },
    idea: {
      text: 'Trade playlists and say why each song is on it. Listen to the whole of the other’s.',
      find: 'playlist exchange family',
    },
  },
  {
    book: {
      title: 'Hidden Figures',
      author: 'Margot Lee Shetterly',
      why: 'The mathematicians behind the moon flights; there is an edition for young readers as well.',
    },
    activity: {
      text: 'Ask someone in a job your teenager finds interesting for a half-hour visit at work.',
      find: 'business center',
    },
    tool: {
      text: 'My Next Move turns interests into occupations, with what they pay and need.',
      link: 'https://www.mynextmove.org/',
    },
    idea: {
      text: 'Write a first CV, even with little on it: babysitting, a team, a project. Update it twice a year.',
      find: 'first resume for teenagers',
    },
  },
  {
    book: {
      title: 'Fahrenheit 451',
      author: 'Ray Bradbury',
      why: 'Firemen who burn books, and screens as large as walls: short, and closer to us than to 1953.',
    },
    activity: {
      text: 'Try an evening without screens for the whole house: games, a walk, a long meal. Decide afterwards whether to repeat it.',
      find: 'board game cafe',
    },
    tool: {
      text: 'Project Gutenberg has over seventy thousand free books, most classics of the reading list among them.',
      link: 'https://www.gutenberg.org/',
    },
    idea: {
      text: 'Learn one poem or speech by heart, both of you, and say it at the end of the week.',
      find: 'poems worth memorizing',
    },
  },
  {
    book: {
      title: 'The Poet X',
      author: 'Elizabeth Acevedo',
      why: 'A girl finds her voice against her mother’s: for families in which not everything can be said aloud.',
    },
    activity: {
      text: 'Volunteer together for two hours at a food bank or shelter; side by side is the best place to talk.',
      find: 'food bank',
    },
    tool: {
      text: 'Idealist lists places that need volunteers nearby or online.',
      link: 'https://www.idealist.org/',
    },
    idea: {
      text: 'Drive somewhere without music for twenty minutes and ask nothing. Talks begin in such silences.',
      find: 'how to talk with teenagers',
    },
  },
  {
    book: {
      title: 'The Curious Incident of the Dog in the Night-Time',
      author: 'Mark Haddon',
      why: 'A detective story told by a boy who sees the world exactly; it changes how one reads people.',
    },
    activity: {
      text: 'Solve something real: map the noise, the rubbish or the traffic around school and show it to somebody.',
      find: 'city hall',
    },
    tool: {
      text: 'Desmos draws any function at once; it is the calculator of many tests.',
      link: 'https://www.desmos.com/',
    },
    idea: {
      text: 'Do a logic puzzle a day for two weeks, on paper at breakfast, all together.',
      find: 'daily logic puzzles',
    },
  },
  {
    book: {
      title: 'A Short History of Nearly Everything',
      author: 'Bill Bryson',
      why: 'All of science as gossip about the people who found it out. Good in single chapters.',
    },
    activity: {
      text: 'Join an open lecture or lab day at a college nearby; many are free.',
      find: 'university',
    },
    tool: {
      text: 'MIT OpenCourseWare puts whole university courses online, with no account.',
      link: 'https://ocw.mit.edu/',
    },
    idea: {
      text: 'Teach it: have your teenager explain a topic of the next test to you in five minutes. What stays unclear is what to learn.',
      find: 'learning by teaching feynman technique',
    },
  },
  {
    book: {
      title: 'Just Mercy',
      author: 'Bryan Stevenson',
      why: 'A lawyer’s true cases; adapted for young adults, too. For those who ask what is fair.',
    },
    activity: {
      text: 'Sit in on a court session that is open to the public, and talk about it over lunch.',
      find: 'courthouse',
    },
    tool: {
      text: 'College Scorecard compares what colleges cost and where their students end up.',
      link: 'https://collegescorecard.ed.gov/',
    },
    idea: {
      text: 'Make a real budget for a first year away from home: rent, food, phone, fun. Let the numbers speak.',
      find: 'student budget worksheet',
    },
  },
  {
    book: {
      title: 'The 7 Habits of Highly Effective Teens',
      author: 'Sean Covey',
      why: 'Practical and funny about habits and goals; pick one chapter, not all seven.',
    },
    activity: {
      text: 'Scout three quiet places to study outside home and try each for an afternoon.',
      find: 'public library',
    },
    tool: {
      text: 'Federal Student Aid explains grants and loans step by step, from the source.',
      link: 'https://studentaid.gov/',
    },
    idea: {
      text: 'Plan the week on Sunday in ten minutes: tests, shifts, sleep first. Then one thing that is only fun.',
      find: 'weekly planning for students',
    },
  },
];
