import type { GradeBand } from './grade';
import type { TipKind } from './link';
import type { ProfessionalKind } from './professional';

/** Where words come from: a model, or the set in the code, which is labelled so (product §7.3). */
export const SOURCES = ['ai', 'curated'] as const;
export type Source = (typeof SOURCES)[number];

/** The eight fields of a tip set (product §3.1). */
export type TipFields = Record<`${TipKind}Text` | `${TipKind}Link`, string>;

/** Output of `getParentRecommendations`. */
export interface Recommendations extends TipFields {
  source: Source;
  gradeBand: GradeBand;
}

/** Output of `getParentAssistantUsage`. */
export interface AssistantUsage {
  /** Questions left today. */
  remaining: number;
  limit: number;
  /** What answers will be today. */
  source: Source;
}

/** Output of `askParentAssistant`. */
export interface Answer {
  /** Plain text; empty unless the outcome is `answered`. */
  answer: string;
  /** `refused`: the model would not answer. `not-found`: no curated answer fits. */
  outcome: 'answered' | 'refused' | 'not-found';
  source: Source;
  /** Who should be asked beside us. */
  professional: ProfessionalKind | null;
  remaining: number;
}

/** What a streamed answer sends while it grows: all of it so far. */
export interface AnswerProgress {
  textSoFar: string;
}
