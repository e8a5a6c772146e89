import type { TipFields } from '@/domain/assistant/answers';
import { dayNumber } from '@/domain/assistant/day';
import type { GradeBand } from '@/domain/assistant/grade';
import { searchLink } from '@/domain/assistant/link';
import { GRADES_3_5 } from './grades-3-5';
import { HIGH } from './high';
import { K_2 } from './k-2';
import { MIDDLE } from './middle';
import { PRE_K } from './pre-k';
import type { CuratedSet } from './set';
import { TODDLER } from './toddler';

/** All curated sets by band. Each band has its own turn of at least ten. */
export const CURATED_SETS: Record<GradeBand, readonly CuratedSet[]> = {
  toddler: TODDLER,
  'pre-k': PRE_K,
  'k-2': K_2,
  '3-5': GRADES_3_5,
  middle: MIDDLE,
  high: HIGH,
};

/** The curated tips of a day: one set after the other, so that none returns before all were shown. */
export function curatedTips(band: GradeBand, day: string): TipFields {
  const sets = CURATED_SETS[band];
  const set = sets[dayNumber(day) % sets.length];
  if (!set) throw new Error(`No curated tips for ${band}`);
  return asTips(set);
}

/** A curated set in the fields that parents see. */
export function asTips({ book, activity, tool, idea }: CuratedSet): TipFields {
  return {
    bookRecommendationText: `“${book.title}” by ${book.author}. ${book.why}`,
    bookRecommendationLink: searchLink('bookRecommendation', `${book.title} ${book.author}`),
    localActivityText: activity.text,
    localActivityLink: searchLink('localActivity', activity.find),
    learningToolText: tool.text,
    learningToolLink: tool.link,
    enrichmentIdeaText: idea.text,
    enrichmentIdeaLink: idea.link ?? searchLink('enrichmentIdea', idea.find ?? ''),
  };
}
