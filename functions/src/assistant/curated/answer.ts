import { searchWords } from '@/domain/search-tokens';
import { crisisAnswer } from './crises';
import { TOPICS, type Topic } from './topics';

// Words that say nothing of the subject.
const STOP_WORDS = new Set(
  (
    'a about after all also am an and any are as at be because been before being but by can child children could daughter ' +
    'did do does doesn don every for from get gets give go goes going good had has have he help her him his how i ' +
    'if in is isn it its just kid kids know like make makes me more most much my need no not of old on one only or ' +
    'our out please s she should so some son t than that the their them then there they thing things this to too ' +
    'up us very want wants was way we what when where which who why will with won would year years you your m re ' +
    've ll d best deal tell think really always never still school schools'
  ).split(' '),
);

const TITLE_WEIGHT = 3;
const WORD_WEIGHT = 2;
/** One word that few topics have is enough, where the question has not many others. */
const ENOUGH = 3.5;
const ENOUGH_SHARE = 0.3;
const ENOUGH_WORDS = 2;

/** "fights", "fighting" and "fight" are one word. */
function stem(word: string): string {
  const base = word.replace(/(?:ingly|edly|ings?|ies|ied|es|ed|ly|s)$/, '');
  return base.length >= 3 ? base.replace(/[ey]$/, '').replace(/(.)\1$/, '$1') : word;
}

const stems = (text: string): string[] =>
  searchWords(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem);

interface Entry {
  topic: Topic;
  weights: Map<string, number>;
}

const ENTRIES: readonly Entry[] = TOPICS.map((topic) => {
  const weights = new Map(stems(topic.words).map((word) => [word, WORD_WEIGHT]));
  for (const word of stems(topic.title)) weights.set(word, TITLE_WEIGHT);
  return { topic, weights };
});

/** How much a word tells: one that only a single topic has tells most. */
const telling = (word: string): number =>
  Math.log(1 + ENTRIES.length / (1 + ENTRIES.filter(({ weights }) => weights.has(word)).length));

/** The topic a question is about, or null. */
export function findTopic(question: string): Topic | null {
  const words = [...new Set(stems(question))];
  const ranked = ENTRIES.map(({ topic, weights }) => {
    const known = words.filter((word) => weights.has(word));
    const score = known.reduce((sum, word) => sum + (weights.get(word) ?? 0) * telling(word), 0);
    const isEnough = known.length >= ENOUGH_WORDS || known.length >= ENOUGH_SHARE * words.length;
    return { topic, score: isEnough ? score : 0 };
  }).sort((left, right) => right.score - left.score);
  const [best] = ranked;
  return best && best.score >= ENOUGH ? best.topic : null;
}

/** The curated answer to a question, or null when none fits. */
export const curatedAnswer = (question: string): string | null =>
  crisisAnswer(question) ?? findTopic(question)?.answer ?? null;
