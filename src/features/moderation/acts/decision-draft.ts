import type { ModerationAct, PauseDays } from '@/domain/entities/moderation-case';
import { type Target, targetKey } from '@/domain/moderation-target';

/** A decision as it is being made. `text` is what can be read and copied of it. */
export interface DecisionDraft {
  act: ModerationAct | null;
  days: PauseDays;
  /** Null for the one that suggests itself. */
  ruleId: string | null;
  text: string;
  /** Ids of reports. */
  badFaith: string[];
}

export const UNDECIDED: DecisionDraft = { act: null, days: 1, ruleId: null, text: '', badFaith: [] };

/** Where the decision about a case is kept while it is made. Not by school: admins decide for all. */
export const decisionFormKey = (caseId: string): string => `decision.${caseId}`;

/** The same for an act on what nobody has reported. */
export const moderateFormKey = (target: Target): string => `moderate.${targetKey(target)}`;

/** The same for the answer to an appeal. */
export const appealFormKey = (caseId: string): string => `appeal-decision.${caseId}`;
