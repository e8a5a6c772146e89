/** Questions in which somebody may be in danger: no search may answer them with something that merely sounds alike. */
const CRISES: readonly { signs: RegExp; answer: string }[] = [
  {
    signs:
      /\b(?:suicid|kill(?:s|ing)? (?:him|her|my|them|it)?sel|self[- ]?harm|hurt(?:s|ing)? (?:him|her|my|them)sel|cut(?:s|ting)? (?:him|her|my|them)sel|wants? to die|going to die|wish\w* (?:to be|he were|she were|they were|i were|he was|she was) dead|end(?:ing)? (?:his|her|their|my|it) (?:life|all)|better off dead|not want to live)/i,
    answer:
      'Take every such word seriously and stay with your child. Ask plainly: “Are you thinking of killing yourself?” Asking does not put the idea there, and it shows that you can bear the answer. Listen without arguing, and say that you are glad to know and will find help together. Put medicines, weapons and other dangerous things out of reach today. When there is immediate danger call your local emergency number, 911 in the United States. In the United States you can also call or text 988 at any hour. Speak with your child’s doctor or the school counselor today as well.',
  },
  {
    signs:
      /\b(?:abus|molest|groom(?:ed|ing)|rape|sexual(?:ly)? (?:assault|harass|touch)|touch(?:ed|es|ing)? (?:him|her|them|my (?:son|daughter|child)))/i,
    answer:
      'Believe your child, stay calm, and say that it is not their fault and that telling you was right. Let them tell it in their own words and do not press for details. Make sure at once that they are safe from this person. Write down what was said, word for word, with the date. Call the police or the child protection line where you live; in the United States the Childhelp hotline, 1-800-422-4453, is there at any hour. Ask your child’s doctor about medical care and counselling. Look for somebody who supports you, too.',
  },
  {
    signs:
      /\b(?:overdos|poison|swallowed|drown|unconscious|not breathing|can(?:no|’|')?t breathe|choking|seizure|emergenc)/i,
    answer:
      'Call your local emergency number now, 911 in the United States, and stay on the line. When something was swallowed, call Poison Control, in the United States 1-800-222-1222, keep the package at hand, and do not make your child vomit. Do what the people on the phone tell you. This page can’t judge an emergency.',
  },
];

/** What to do first in a crisis, or null when a question speaks of none. */
export const crisisAnswer = (question: string): string | null =>
  CRISES.find(({ signs }) => signs.test(question))?.answer ?? null;
