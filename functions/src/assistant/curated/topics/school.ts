import type { Topic } from './topic';

/** Teachers, changes, belonging: school itself. */
export const SCHOOL: readonly Topic[] = [
  {
    id: 'conference',
    title: 'Parent-teacher conferences',
    words: 'conference conferences teacher parent meeting evening report card questions ask',
    answer:
      'Ask your child beforehand what you will hear and what they want you to say. Take three questions with you: what goes well, what is the next step, what can we do at home. Tell what you see at home, especially changes. Ask for an example when something sounds general. Agree on one thing and on when you will speak again. Tell your child afterwards the good part first, and everything truthfully.',
  },
  {
    id: 'talk-to-teacher',
    title: 'A problem with a teacher',
    words: 'teacher unfair problem email complain contact communicate talk classroom conflict principal',
    answer:
      'Listen to your child’s story to the end, and remember that it is one side. Write the teacher a short, friendly message: what you noticed, and that you would like to understand it. Meet in person for anything difficult; mails become sharper than they are meant. Describe, do not judge: “He comes home crying on Tuesdays.” Ask what the teacher sees and what you could try together for two weeks. Go to the principal only after that, and say so openly.',
  },
  {
    id: 'start-school',
    title: 'Starting kindergarten or school',
    words: 'kindergarten start starting first day school ready readiness begin preschool new',
    answer:
      'Visit the building and the playground before, and walk the way several times. Practise what makes a day go well: toilet, zips, opening the lunch box, asking for help. Keep the goodbye short and always the same, with a sign of your own. Expect tired and cross afternoons for some weeks; a snack and quiet help more than questions. Ask about one thing (“Who did you sit next to?”) instead of everything. Letters and numbers can wait: listening, waiting and joining in are the better preparation.',
  },
  {
    id: 'change-school',
    title: 'Changing schools or moving',
    words: 'new school moving move change transfer switch town friends leave',
    answer:
      'Tell it early, with what is known and what is not. Let your child decide some things: the colour of the room, what to pack last. Say goodbye properly, with photographs, addresses and a date for a visit. Arrange to meet one child of the new class before the first day. Keep everything else the same: bedtime, Friday pizza, the football club. Sadness and anger for some weeks are part of it; speak with the school if it does not ease after two months.',
  },
  {
    id: 'middle-school',
    title: 'Moving up to middle school',
    words: 'middle school transition sixth grade locker schedule classes junior high change',
    answer:
      'Walk through the timetable and building once, and practise the lock at home. Many teachers mean many ways: help with one folder for each subject and one calendar for all. Step back slowly: look together weekly instead of daily. Friendships are reshuffled now; keep the house open to new ones, and one activity outside school where nobody knows the class. Agree on phone rules before the phone. Marks often dip in the first term and come back.',
  },
  {
    id: 'high-school',
    title: 'Starting high school',
    words: 'high school ninth grade freshman transition credits classes schedule',
    answer:
      'Go through together what counts from now on: credits, requirements, and that ninth grade is on the record. Choose courses that stretch a little and leave time to sleep. Join one thing in the first weeks, a team, a club or the stage; belonging is the best protection. Let your teenager write the mails to teachers and be the one to ask. Keep one fixed hour a week for talking, in the car or over food. Ask about people more often than about marks.',
  },
  {
    id: 'college',
    title: 'Preparing for college',
    words:
      'college university application applications admission sat act essay scholarship financial aid campus career future after graduation',
    answer:
      'Let your teenager lead and you organise: one shared list of dates is worth ten reminders. Solid courses and one or two interests followed for years count for more than a long list. Visit two very different places nearby to find out what fits. Talk about money early and plainly; look at the net price and at aid forms as soon as they open in autumn. The essay should sound like them, so ask questions and leave the sentences alone. Other good ways exist, too: community college, apprenticeship, a year of work.',
  },
  {
    id: 'school-refusal',
    title: 'Not wanting to go to school',
    words:
      'refuse refuses refusal avoid stomachache attendance absent skip skipping stay home cry crying want go',
    answer:
      'Take it seriously and find out when it began and what comes first: a lesson, a child, the way, leaving you. Ask the school the same question on the same day. Going in gently beats staying away: each day at home makes the next one harder, so agree on half a day or a familiar person at the door. Keep mornings short and friendly, and days at home dull. Praise the going, not the feeling. If it lasts beyond two weeks, or there are pains every morning, bring in the school counsellor and the doctor.',
  },
  {
    id: 'sick-day',
    title: 'Too ill for school?',
    words: 'sick ill day home cold fever stay contagious',
    answer:
      'Most schools ask to keep a child at home with a fever, vomiting or diarrhoea, until a full day without it and without medicine; look up your school’s own rule. With a light cold and good spirits going is usually fine. Report the absence early and ask a classmate’s parent for the work. A day in bed should be quiet: sleep, drinks, stories, little screen. Do not catch up on everything at once. With worries about symptoms call your doctor or nurse line.',
  },
  {
    id: 'special-support',
    title: 'Extra support at school',
    words:
      'iep 504 special education support evaluation disability services accommodations dyslexia adhd autism learning difference speech therapy',
    answer:
      'Write down what you see, with dates and examples, and ask the teacher for the same. Then ask the school in writing for an evaluation; in the United States a public school must answer such a request. Bring somebody with you to the meeting and ask for every word you do not know. Good plans say who does what, how often, and how you will all see that it helps. Ask for a review when it does not. Your state’s parent center gives free advice, and your child’s strengths belong in the plan, too.',
  },
  {
    id: 'volunteering',
    title: 'Getting involved at school',
    words: 'volunteer volunteering pta involved help classroom parent community join time working',
    answer:
      'Small and regular is more useful than large and rare: an hour a month, or one thing you like to do. Ask the teacher what would really help, also from home: cutting, translating, calling, mending. Offer a visit with your work or hobby. Come to one meeting of the parents’ group before you decide. If evenings are impossible, say so: others feel the same, and times can change. Your child mostly notices that you know the names of their friends and teacher.',
  },
  {
    id: 'quit-activity',
    title: 'Wanting to quit a sport or club',
    words:
      'quit quitting sport sports team activity activities coach practice soccer club overscheduled busy too many',
    answer:
      'Find out what is behind it: the coach, a friend, boredom, too hard, too much. Agree to finish the season or the term and to decide on a good day. Change one thing first: another group, another level, fewer times. One team thing and one quiet thing a week are plenty for most children. If yes comes with relief and play returns, it was right. Interests are allowed to change; trying several is what this age is for.',
  },
];
