import type { Topic } from './topic';

/** Sleep, meals, screens, mornings: the ordinary day. */
export const DAILY_LIFE: readonly Topic[] = [
  {
    id: 'bedtime',
    title: 'Bedtime and sleep',
    words: 'sleep sleeping asleep bed night tired nap wake wakes evening routine late',
    answer:
      'Begin the same short routine at the same time each evening: wash, book, a few words about the day, lights out. Screens off an hour before makes the largest difference for most children. Move the bedtime by ten minutes every few days instead of all at once. If your child comes back, lead them to bed calmly and with few words, every time. Most children need more sleep than we think: 10 to 13 hours before school age, 9 to 12 in elementary school, 8 to 10 for teenagers. Keep the weekend within an hour of the week.',
  },
  {
    id: 'mornings',
    title: 'Getting out of the house in the morning',
    words: 'morning mornings late hurry dressed ready leave house rush breakfast waking up',
    answer:
      'Move whatever you can to the evening before: clothes, bag, bottle, signed papers by the door. Hang up a list of four or five pictures or words in order and let your child tick them, so that the list nags and not you. Give one instruction at a time and wait until it is done. Start fifteen minutes earlier for a week and spend what is left on something nice together. A timer with a song works better than “hurry up”. Look at bedtime, too: slow mornings are often short nights.',
  },
  {
    id: 'screen-time',
    title: 'How much screen time is fine',
    words:
      'screen screens tv television tablet ipad youtube video videos cartoons limit limits device devices hours',
    answer:
      'Decide on times and places rather than on minutes: no screens at meals, in the bedroom at night and before school are good first rules. What is watched matters more than how long: slow, made for the age, and best together. Say before it begins how it will end (“after this film”), and give a warning five minutes earlier. Offer something to do next instead of only taking the screen away. Keep the rules for adults as well where you can. For small children under about two, video calls with family are the best use.',
  },
  {
    id: 'picky-eating',
    title: 'Picky eating',
    words: 'picky eater eating eat food vegetables meals dinner refuse refuses fussy taste',
    answer:
      'You decide what, when and where; your child decides whether and how much. Put one thing they like on the table with each meal, and a small piece of something new beside it, without comment. It can take ten to fifteen calm meetings before a food is tried. Let your child wash, cut or choose vegetables: hands first, mouth later. No prizes for eating and no second meal; the next one comes in two or three hours. If your child loses weight or eats fewer than about twenty foods, ask the doctor.',
  },
  {
    id: 'lunchbox',
    title: 'School lunches and snacks',
    words: 'lunch lunchbox snack snacks pack packing sandwich hungry healthy',
    answer:
      'Use a simple frame for every box: something filling, something with protein, one fruit, one vegetable, water. Let your child choose one of two in each place and pack it themselves from about first grade. Small portions come back empty more often than large ones. Leftovers of dinner in a thermos are a full lunch. Ask what was traded or thrown away, without scolding: that is the best shopping list. Check the school’s rules about nuts first.',
  },
  {
    id: 'family-meals',
    title: 'Eating together as a family',
    words: 'family meals dinner table together conversation talk mealtime',
    answer:
      'Choose the meal that is possible, even if it is Sunday breakfast, and protect it. Fifteen minutes without phones are worth more than a long dinner with them. Let a child begin with a question, for example a high and a low of the day, and answer it yourself, too. Give everybody a small job: laying, pouring, clearing. Keep criticism and school marks away from the table. When it does not work for a week, just begin again.',
  },
  {
    id: 'potty-training',
    title: 'Potty training',
    words: 'potty toilet training trained diaper diapers accident accidents pee poop',
    answer:
      'Wait for signs that your child is ready: dry for two hours, noticing when it happens, able to pull trousers down. Then take three or four quiet days at home. Sit at fixed moments, after waking and after meals, for a few minutes with a book. Praise the try, not only the result, and clean accidents up without a word of blame. If it turns into a fight, stop for a month. Dry nights come much later and cannot be trained.',
  },
  {
    id: 'chores',
    title: 'Chores and helping at home',
    words: 'chore chores help helping household responsibility tidy clean room responsibilities messy',
    answer:
      'Begin earlier than you think: three-year-olds can put socks together, six-year-olds can lay a table, ten-year-olds can cook something simple. Give a whole job with a name instead of single orders, and keep it for a month. Show it once, do it together twice, then leave it to them, even if it is done less well. Tie it to something that happens anyway: after dinner, before screens. Thank for it as you would thank an adult. Leave a few jobs unpaid, because they belong to living together.',
  },
  {
    id: 'pocket-money',
    title: 'Allowance and money',
    words: 'allowance money pocket spend saving save earn budget coins expensive buy wants',
    answer:
      'Give a small fixed sum on the same day each week and let your child truly decide about it, mistakes included. Three jars or accounts, to spend, to save and to give, make it visible. Agree on what it must cover before the first shop, not inside it. When something is wanted, put it on a list with the date; what is still wanted after a month is worth saving for. Talk aloud about your own choices. Teenagers learn most from a clothes or phone budget for a whole season.',
  },
  {
    id: 'rainy-day',
    title: 'Boredom and rainy days',
    words: 'bored boredom rainy rain indoors inside activities weekend activity ideas play nothing to do',
    answer:
      'Do not solve boredom too quickly: after about a quarter of an hour most children find something. Keep one box with tape, cardboard, string and old clothes that only comes out on such days. Offer a challenge instead of an activity: a tower up to the door handle, a ball run, a shop, a play for this evening. Go out anyway in the right clothes, if only for twenty minutes. Write ten ideas on sticks together on a good day and draw one on a bad one. A good audio story with drawing paper gives you an hour.',
  },
  {
    id: 'outdoor-play',
    title: 'More time outside and moving',
    words: 'outside outdoor outdoors exercise active move movement nature walk sport energy sitting',
    answer:
      'Aim for an hour of movement a day, in pieces if need be: the way to school on foot is the easiest piece. Give a walk a task: collect five sounds, find the way home, take a photograph of each colour. Take a friend along; two children walk twice as far as one. Keep shoes and jackets by the door, so that going out is quick. Let them climb and balance a little beyond what feels comfortable to you. Indoors, ten minutes of dancing count, too.',
  },
  {
    id: 'travel',
    title: 'Long journeys with children',
    words: 'travel trip car flight plane journey road vacation holiday drive long',
    answer:
      'Travel with the rhythm of your child: set off at nap time or early in the morning. Pack a small bag for every hour, with one new thing in each: stickers, a story to listen to, a snack in pieces. Stop every two hours and run. Games without things work longest: I spy, twenty questions, stories in turns. Show on a map where you are, with a mark for each hour. Tell beforehand what will happen, and in which order.',
  },
  {
    id: 'birthday',
    title: 'Birthday parties',
    words: 'birthday party parties guests invite present presents gift celebrate',
    answer:
      'A good rule is as many guests as the child has years, plus one. Two hours are enough under seven. Plan one thing for arrival, one game with movement, something to make, cake, and a quiet end; everything else is free play. A walk, a treasure hunt or a film night costs little and is remembered. Ask for no presents or for a book to swap if it becomes too much. Invite the whole class or clearly fewer than half, and hand the invitations out outside school.',
  },
];
