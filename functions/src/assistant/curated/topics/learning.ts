import type { Topic } from './topic';

/** Reading, homework, tests: learning at home. */
export const LEARNING: readonly Topic[] = [
  {
    id: 'homework',
    title: 'Homework without a fight',
    words: 'homework assignment assignments refuse battle fight after school study desk',
    answer:
      'Fix a time and a place: after a snack and some movement, at a clear table, with the phone in another room. Ask your child to say the plan before beginning: what first, how long. Set a timer for ten minutes in the early grades, twenty later, then a short break. Be nearby with work of your own, but do not sit beside it; help with a question, not with the answer. If it takes much longer than about ten minutes per grade, stop and write the teacher a friendly line. Finished is better than perfect.',
  },
  {
    id: 'learning-to-read',
    title: 'Learning to read',
    words:
      'read reading learn phonics letters sounds decode kindergarten beginner early alphabet sight words',
    answer:
      'Read aloud every day, also when your child begins to read: fifteen minutes do more than any worksheet. Play with sounds without letters first: rhymes, “I spy something beginning with mmm”. When they read to you, give time, let them sound the word out, then say it and go on. Choose books in which nine of ten words go easily. Read the same book many times; that is how it becomes fluent. If sounds and letters do not come together by the middle of first grade, ask the teacher early for a closer look.',
  },
  {
    id: 'enjoy-reading',
    title: 'A child who does not enjoy reading',
    words: 'reluctant reader hates hate books boring motivation read love library interest',
    answer:
      'Let your child choose, whatever it is: comics, joke books, records, football magazines all count. Go on reading aloud, far longer than they need it; stop at the exciting place. Find one series and have the next volume in the house. Audio books with the printed book in hand help slow readers into long stories. Let them see you read for pleasure. Ten minutes every evening in bed, with the lamp on “only for reading”, is hard to refuse.',
  },
  {
    id: 'math-help',
    title: 'Help with math',
    words:
      'math maths mathematics numbers addition subtraction multiplication times tables division fractions algebra calculate',
    answer:
      'Ask “How did you get that?” also when it is right; explaining shows where it goes wrong. Use things: beans, coins, a folded sheet of paper, before going back to the page. Number facts stick by short games, five minutes a day with dice or cards, better than by an hour on Sunday. Let your child find what they know and build on it: 6 times 7 is 5 times 7 and one more 7. Never say “I was bad at math, too”; say “not yet”. When a topic does not move after two weeks, ask the teacher which step is missing.',
  },
  {
    id: 'handwriting',
    title: 'Writing and handwriting',
    words: 'writing handwriting write pencil grip letters essay sentences messy slow fine motor',
    answer:
      'Strengthen the hand by play: dough, scissors, clothes pegs, climbing. Write for a reason: shopping lists, letters, signs on the door. With the pencil, look at one thing at a time, first the grip, then the size, then the line. For longer texts let your child tell the story aloud and note three words; then write from those. Praise one good sentence before you correct anything, and correct only what was practised. Pain or tears after a few lines are worth a talk with the teacher.',
  },
  {
    id: 'spelling',
    title: 'Spelling',
    words: 'spelling spell words spelled mistakes dictation vocabulary',
    answer:
      'Practise five words a day for a few minutes instead of twenty the evening before. Look, say, cover, write, check, then look at the one letter that went wrong. Sort words by what they share, so that a rule appears. Write them in unusual ways: with a finger on a back, in chalk, typed backwards. Let mistakes stand in free texts: courage first. Reading a lot is the best spelling lesson of all.',
  },
  {
    id: 'study-skills',
    title: 'Studying for tests',
    words: 'test tests exam exams quiz study studying revise grades nervous prepare cram memory finals',
    answer:
      'Begin a few days earlier and study little each day; the same time in pieces holds far longer. Testing oneself beats reading again: flash cards, closing the book and telling it, old problems without notes. Mix topics instead of doing one type in a row. Make a small plan backwards from the day of the test, with sleep in it. On the evening before, repeat for half an hour and stop. Afterwards look at the mistakes together as information, not as a verdict.',
  },
  {
    id: 'motivation',
    title: 'Motivation for school',
    words: 'motivation motivated lazy unmotivated effort care grades interest school try underachieving',
    answer:
      'Look first for what stands behind it: too hard, too easy, tired, a worry, no friends. Praise what your child did (“you tried a second way”), not what they are. Agree on one small goal for the week and let them choose how to reach it. Connect school with something they love, be it games, animals or cooking. Rewards help to begin something dull, but stop working soon; progress that can be seen works longer. Ask the teacher for one thing that goes well, and pass it on at home.',
  },
  {
    id: 'organisation',
    title: 'Organisation and forgotten things',
    words:
      'organized organised organization organisation forget forgets forgot backpack lost loses planner planning time management executive function deadline procrastination',
    answer:
      'Give every thing one place: a hook for the bag, a box for papers, a bowl for keys. Pack the bag in the evening with a list on its inside. Use one calendar that everyone sees, and look at the week together on Sunday for ten minutes. Break large tasks into steps with a date on each, beginning with the first tiny one. Let a forgotten thing have its natural result now and then, without a speech. Skills like these grow until about twenty-five: support them like reading, not like character.',
  },
  {
    id: 'focus',
    title: 'Concentration and attention',
    words: 'focus concentrate concentration attention distracted fidget fidgety sit still daydream hyper',
    answer:
      'Shorten the stretch: begin with the minutes that work today and add one every few days. Movement before and in between helps more than sitting still. Take away what blinks and sounds; some children do better with a low hum or a thing in the hand. Give one instruction, have it repeated, then let them start. Enough sleep and breakfast come before any trick. If attention is a trouble at home and at school for more than half a year, speak with the teacher and the pediatrician.',
  },
  {
    id: 'gifted',
    title: 'A child who is far ahead',
    words: 'gifted advanced ahead bored class smart talented challenge enrichment accelerated',
    answer:
      'Depth before speed: let your child go further into what they love instead of only faster through the book. Ask the teacher for harder tasks in place of the easy ones, not on top of them. Look for others who share the interest: clubs, contests, a library expert. Give chances to fail safely, such as an instrument, chess or a sport, because things that are never hard teach nothing about trying. Feelings are still those of the age. Ask the school about its way of finding and supporting advanced learners.',
  },
  {
    id: 'bilingual',
    title: 'Growing up with two languages',
    words: 'bilingual language languages two second english spanish home speak mother tongue multilingual',
    answer:
      'Speak the language in which you can joke, comfort and scold; it is the greatest gift. Mixing is normal and not confusion. Give the weaker language its own people and moments: grandparents on the phone, songs, a play group, a book at bedtime. Answer in your language also when your child answers in the other, without pressing. Read in both. Words are counted over both languages together; if those are few at two and a half, ask the pediatrician.',
  },
  {
    id: 'summer-learning',
    title: 'Learning in the summer',
    words: 'summer vacation break slide holidays forget practice camp camps',
    answer:
      'Twenty minutes of reading a day keep nearly everything that a summer can lose. Join the library’s summer program and let your child choose every book. Put mathematics into life: cooking, prices, scores, maps. Plan one project that takes weeks, such as a garden, a film or a hut. Leave empty days, too: rest is not lost time. In the last two weeks, move bedtime back step by step.',
  },
  {
    id: 'music-practice',
    title: 'Practising an instrument',
    words: 'music instrument piano violin guitar practice practise lessons quit practising',
    answer:
      'Ten minutes daily beat an hour on Saturday; hang it on something that happens anyway, like after breakfast. Let the instrument stand open and ready. Practise the hard two bars five times slowly instead of the whole piece once fast. End with something your child likes to play. Be the audience and not the judge. Agree before beginning when it may be stopped, for example at the end of the term, never in the worst week.',
  },
];
