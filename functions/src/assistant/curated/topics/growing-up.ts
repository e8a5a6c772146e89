import type { Topic } from './topic';

/** Phones, bodies, independence: growing up. */
export const GROWING_UP: readonly Topic[] = [
  {
    id: 'first-phone',
    title: 'The first phone',
    words: 'phone smartphone cell mobile first ready age watch texting messages',
    answer:
      'Ask what it is for: reaching each other needs only a simple phone or watch. Good signs that a child is ready: things are not lost all the time, rules are kept, trouble is told. Begin small, with calls and messages to a few people, and open more step by step. Agree in writing on nights (it sleeps in the kitchen), meals, money, and that you may look along. Practise what to do with a message that feels wrong: stop, do not answer, show it. Talk with parents of friends: shared rules are easier.',
  },
  {
    id: 'social-media',
    title: 'Social media',
    words: 'social media instagram tiktok snapchat youtube account followers likes posting post selfie',
    answer:
      'Most networks require an age of 13, for reasons of law and of safety; waiting longer is fine. Begin together: a private account, known people only, location off, and a talk about what stays on the internet. Ask to be shown what is funny there, with real interest. Look at how it feels afterwards, not only at minutes. No phone in bed: sleep protects the mood. Agree on what to do when something goes wrong, and promise that telling you will not cost the phone.',
  },
  {
    id: 'video-games',
    title: 'Video games',
    words:
      'game games gaming video xbox playstation nintendo roblox minecraft fortnite addicted stop playing console',
    answer:
      'Play along once a week: you will see what is good about it. Look up the age rating and whether there is chat or buying inside. Plan time by rounds and not by the clock, because a round cannot be stopped in the middle. Fix what comes first: homework, movement, dinner. Stop at the same time each day with a warning before. Worry when friends, sleep or school suffer for weeks, or when nothing else is fun any more; then ask your doctor or the school counsellor.',
  },
  {
    id: 'online-safety',
    title: 'Safety on the internet',
    words:
      'internet online safety safe stranger strangers privacy password predator inappropriate content filter parental controls chat',
    answer:
      'Teach four rules early: no real name, address, school or picture to strangers; nobody met online is met alone; ask before you click or pay; tell an adult when something feels odd. Keep devices in shared rooms for as long as you can. Filters help against accidents and do not replace talking. Set accounts to private together and use long passwords. Stay calm when something was seen: “Good that you told me.” Keep proof, block, report, and go to the police when an adult tries to make contact.',
  },
  {
    id: 'home-alone',
    title: 'Staying home alone',
    words: 'home alone stay babysitter independence independent walk school by themselves age old enough key',
    answer:
      'There is no right age for everyone; look up whether your state has one. Ask whether your child wants to, keeps to agreements, and knows whom to call. Begin with fifteen minutes in daylight while you are nearby, and lengthen it. Practise door, phone, stove rules, a cut finger, a fire alarm. Write three numbers on the fridge, and agree on what may be done. Afterwards ask what was strange. Ways on foot can be learnt the same way: together, behind, alone.',
  },
  {
    id: 'puberty',
    title: 'Puberty and growing bodies',
    words:
      'puberty body period periods menstruation sex education birds bees changes hormones growing deodorant talk where babies come from',
    answer:
      'Many small talks beat one large one; begin before the changes do, about at eight or nine. Use the right words for the body without fuss, and answer just what is asked. The car is a good place: nobody has to look. Leave a good book in the room. Tell what is normal, that it begins at very different ages, and what to do on the first day. Respect closed doors. Talk of consent early: nobody has to be hugged or touched. With pains, or changes before about eight, ask the doctor.',
  },
  {
    id: 'teen-talk',
    title: 'Talking with a teenager',
    words:
      'teen teenager teens talk communicate communication moody distant withdrawn room attitude silent grumpy eye roll',
    answer:
      'Talk side by side: driving, cooking, walking the dog. Ask about opinions rather than events, and listen twice as long as you speak. Do not solve at once: “Do you want advice, or an ear?” Let small things go, and keep to the few that concern safety and respect. Apologise when you were wrong. Be there late in the evening, when it often comes. A change in sleep, friends and mood that lasts for two weeks deserves a direct question and, if need be, help from outside.',
  },
  {
    id: 'peer-pressure',
    title: 'Peer pressure, alcohol and vaping',
    words:
      'peer pressure alcohol drinking vape vaping drugs smoking party parties marijuana friends influence risk',
    answer:
      'Talk early and often, in small pieces, when something comes up in a film or the news. Say plainly what you expect and why: the brain is still being built. Practise ways out that save face: “I have training tomorrow”, or a secret word by message that makes you call and fetch them, no questions that night. Know the friends and their parents. React calmly to the first mistake, with a real consequence and a real talk. If it becomes a habit, ask the doctor or counsellor early.',
  },
  {
    id: 'curfew',
    title: 'Rules for teenagers',
    words:
      'curfew teen rules going out dating driving license car party boyfriend girlfriend independence freedom',
    answer:
      'Make rules together and few: where, with whom, back when, how to reach you. Tie freedom to reliability: a month of being on time moves the hour. Call instead of coming late costs nothing; coming late without a call costs the next evening. Offer a ride at any hour without a sermon. For driving, many hours with you beside them, no phone, few friends in the car in the first months. Look at the rules again each term.',
  },
  {
    id: 'talking-toddler',
    title: 'Helping a small child to talk',
    words: 'talk talking speech words speak toddler language late talker vocabulary baby babble',
    answer:
      'Speak about what your child is looking at just now, in short sentences, and wait five seconds for an answer of any kind. Repeat what was said and add one word: “Ball.” “Yes, red ball.” Sing, rhyme and read the same books many times. Turn background television off. Ask for choices you can hold up: apple or banana? Most children say about fifty words and put two together at two years; if yours does not, or loses words, ask the pediatrician without waiting.',
  },
  {
    id: 'kindness',
    title: 'Kindness, gratitude and manners',
    words:
      'kind kindness gratitude grateful thankful manners polite please thank you spoiled entitled empathy sharing values respect',
    answer:
      'Children copy: thank the bus driver aloud, and say sorry to your child. Ask “How do you think he felt?” in books and in life. Give chances to do good: a card, a visit, toys passed on. A short evening question, “What was good today and who helped?”, builds gratitude better than reminders. Say please and thank you yourself and wait a moment with a smile. Let wishes wait sometimes: what was longed for is valued.',
  },
  {
    id: 'parent-stress',
    title: 'When parents are tired',
    words:
      'parent stress stressed tired exhausted burnout overwhelmed guilt patience yell yelling self care single working',
    answer:
      'Good enough is good: children need a parent who comes back after a bad moment, not a perfect one. Sleep, food and one person to talk to come first; put them on the calendar. Lower one standard this week, be it laundry, cooking or activities. When you are about to shout, step out, breathe out slowly, come back and say so. Share the load plainly: who thinks of what? Ask other parents of the school for a swap of afternoons. If you feel empty or hopeless for more than two weeks, speak with your doctor.',
  },
  {
    id: 'world-news',
    title: 'Frightening news',
    words: 'news war shooting disaster climate frightening scary world event school attack explain',
    answer:
      'Find out first what your child has heard and what it makes them think. Answer simply and truly, with less detail than you know. Say who is helping and what keeps you safe here. Keep the news off when small children are around; watch with older ones and talk. Do something together: a drawing, a donation, a letter. Keep routines, which calm more than words. If fear stays for weeks, talk to the teacher or doctor.',
  },
];
