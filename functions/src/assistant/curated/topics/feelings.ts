import type { Topic } from './topic';

/** Worries, anger, friends: what goes on inside and between children. */
export const FEELINGS: readonly Topic[] = [
  {
    id: 'tantrums',
    title: 'Tantrums',
    words: 'tantrum tantrums meltdown meltdowns screaming scream throws floor cry crying outburst',
    answer:
      'Stay near, stay calm and say little: a child in a storm cannot hear reasons. Keep everyone safe, name the feeling in a few words (“You wanted to stay”), and wait. Do not give what was screamed for, and do not punish the feeling. Afterwards, a hug and one sentence about next time are enough. Look at the pattern: most tantrums are hunger, tiredness or a change that came too suddenly. Warn before changes and offer two choices you can live with.',
  },
  {
    id: 'anger',
    title: 'Anger and hitting',
    words: 'anger angry hit hits hitting bite biting kick aggressive aggression rage temper yell calm down',
    answer:
      'Stop the hand first, calmly and at once: “I won’t let you hit.” Then wait until the body is quiet before you talk. Teach what to do instead when all is well: stamp, squeeze a pillow, breathe out like a candle, come and get me. Look for the spark and change what you can. Let your child make good what was hurt, by a cold cloth or a drawing, instead of a forced sorry. Show it yourself: “I am angry, I’ll go to the kitchen for a minute.” If it happens often and hurts others, speak with the teacher and the pediatrician.',
  },
  {
    id: 'listening',
    title: 'A child who does not listen',
    words:
      'listen listening behave behavior behaviour discipline obey rules consequences ignore ignores defiant misbehave punish punishment yelling respect talking back rude',
    answer:
      'Go there, get eye contact, say it once in few words, and say what to do instead of what not to do. Give a moment; then act instead of repeating. Have few rules and keep them every time; the result should follow at once and fit (what is thrown goes away for today). Catch what goes well and name it at least three times as often as what goes wrong. Offer a choice inside the limit. When you notice that you shout, take a minute: your calm is the strongest tool.',
  },
  {
    id: 'lying',
    title: 'Lying',
    words: 'lie lies lying truth honest honesty steal stealing trust',
    answer:
      'Under about six, stories and truth still flow into each other: say kindly how it was and go on. Later, lies are mostly fear of trouble or a wish to please. Do not ask what you already know; say what you saw and what happens now. Make the truth cheaper than the lie: thank for it, then solve the problem. Keep your own small lies small. If it becomes a habit, ask what your child is afraid of.',
  },
  {
    id: 'drop-off',
    title: 'Separation and drop-off tears',
    words: 'separation drop off dropoff goodbye cling clingy crying daycare preschool leave leaving tears',
    answer:
      'Keep goodbye short, loving and always the same: hug, sign, sentence, go. Never slip away unseen; trust suffers more than from tears. Say when you will come back in your child’s time: after the snack. A small thing from home in the pocket helps. Hand over to one person, and ask an hour later how it went: most have stopped within minutes. Expect it to come back after holidays or illness, and do just the same again.',
  },
  {
    id: 'worry',
    title: 'Worries and fears',
    words:
      'worry worries worried fear fears afraid scared anxious anxiety nightmare nightmares dark monsters nervous stress',
    answer:
      'Listen first and do not talk it away: “That feels scary. Tell me about it.” Give the worry a name and a size from one to ten, or draw it. Then take small steps towards it together, each one until it becomes boring; staying away makes fear grow. Teach slow breathing when all is well: in for three, out for five. Limit news, and keep evenings quiet with a fixed quarter of an hour for worries earlier in the day. If worries stop your child from sleeping, eating or going to school for more than two weeks, ask for professional help.',
  },
  {
    id: 'confidence',
    title: 'Self-confidence',
    words:
      'confidence confident self esteem shy insecure believe unsure brave courage not good enough comparison',
    answer:
      'Confidence comes from doing: give real tasks that are a little too hard and stay nearby. Praise exactly: “You went on after the first mistake.” Tell stories of your own failures and what came after. Let your child teach you something each week. When they say “I can’t”, add “yet” and look for the smallest first step. Do not compare with brothers, sisters or others, not even kindly.',
  },
  {
    id: 'perfectionism',
    title: 'Perfectionism and fear of mistakes',
    words:
      'perfectionism perfectionist perfect mistake mistakes upset losing lose loser fail failure tears erases',
    answer:
      'Make mistakes normal at home: everyone tells one at dinner and what it was good for. Set an end before the beginning: fifteen minutes, then it is handed in as it is. Praise courage, ideas and stopping in time. Play games that are lost often and quickly, and show how you lose. Break “all or nothing”: what would be good enough for today? Look at how you speak about your own work: children hear that more than praise.',
  },
  {
    id: 'making-friends',
    title: 'Making friends and shyness',
    words:
      'friend friends friendship shy shyness lonely alone social play playdate left out making introvert',
    answer:
      'One good friend is enough. Invite one child at a time, for a short visit with something to do, such as baking or building, and end it while it is still nice. Practise the first sentence in play: “Can I join? What are you playing?” Arrive early at parties and groups, when it is still small. Find a club around what your child loves: talk comes by itself beside a task. Do not say “she is shy” in front of them; say “she likes to look first”. Ask the teacher whom your child plays well with.',
  },
  {
    id: 'friend-conflict',
    title: 'Trouble with friends',
    words: 'friends fight argument drama exclude excluded left out mean clique betrayed best friend conflict',
    answer:
      'Listen to the end before you advise; often that is all that is needed. Ask “What have you tried? What would you like to happen?” Practise a short sentence that says what one feels and wants. Do not write to the other parents in the first heat: most quarrels are over in two days. Help to keep more than one friendship warm. If it is always the same one against several, it is no quarrel any more but bullying, and the school should know.',
  },
  {
    id: 'bullying',
    title: 'Bullying',
    words: 'bully bullied bullying teased teasing picked on mean harassment excluded cyberbullying insults',
    answer:
      'Believe your child, stay calm and thank them for telling you. Say clearly that it is not their fault. Write down what happened, with dates, names and pictures of messages. Take it to the teacher and ask what will be done and when you will hear again; go to the principal if nothing changes. Practise a short answer, walking away and fetching help. Strengthen what is good elsewhere, through a friend, a club or a sport. With threats, injuries or thoughts of self-harm, get professional help at once.',
  },
  {
    id: 'my-child-bullies',
    title: 'When my child hurts others',
    words: 'my child bullies others mean excludes being a bully hurting teasing other kids called by school',
    answer:
      'Hear the school out and do not defend at once. Ask your child what happened, and then how it was for the other. Be clear about the act and warm to the child: “I love you, and this stops.” Let them make it good by something done rather than by a forced sentence. Look for the reason: wanting to belong, being hurt themselves, too much anger. Agree with the teacher on how you will both notice when it goes well. Watch how conflict is handled at home and on screens.',
  },
  {
    id: 'siblings',
    title: 'Siblings who fight',
    words:
      'sibling siblings brother sister fight fighting jealous jealousy rivalry quarrel share sharing unfair',
    answer:
      'Not every quarrel needs you: stay out while it is only loud, step in when someone is being hurt. Then be a reporter and not a judge: each tells, you repeat, and they look for a solution both can live with. Do not ask who began. Protect some things and places that need not be shared. Give each child ten minutes alone with you most days, with their choice of play. Fair does not mean the same: say what each one needs.',
  },
  {
    id: 'new-baby',
    title: 'A new baby in the family',
    words: 'baby newborn pregnant pregnancy brother sister arrival older jealous expecting',
    answer:
      'Tell it when others will hear of it, and in simple words. Let the older child help with something real, and never make them the helper only. After the birth, plan a quarter of an hour a day without the baby, named after the child: “Mia time”. Let others hold the baby when the big one comes home. Going back to bottle or diapers for a while is normal; join the game briefly. Allow the sentence “I don’t want it any more”, and hug.',
  },
  {
    id: 'grief',
    title: 'Death and grief',
    words:
      'death died die dying grief grieving loss funeral grandparent grandma grandpa pet sad sadness mourning',
    answer:
      'Use plain words: “Grandpa has died; his body has stopped working.” Sleep or journey as pictures make small children afraid. Answer what is asked, and only that; the same questions will come again. Show your own sadness and that you can carry it. Children grieve in puddles, crying now and playing five minutes later. Make something to remember: a box, a candle, a story each Sunday. Tell the school. If your child withdraws for weeks, look for a grief group or counsellor.',
  },
  {
    id: 'separation-parents',
    title: 'Divorce and two homes',
    words:
      'divorce divorced separated separation two homes custody co-parenting coparenting ex stepparent blended',
    answer:
      'Tell it together if you can, with three sentences that stay true: it is not your fault, we both love you, this is where you will sleep. Keep school, friends and clubs as they were. A calendar in both homes shows which day is where. Never make your child a messenger or a judge, and say nothing bad of the other parent within hearing. Allow love for both sides, in words. Let the teacher know. For agreements about custody, ask a lawyer or a family mediator.',
  },
];
