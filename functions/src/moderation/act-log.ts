import type { ModerationAct, ModerationCase } from '@/domain/entities/moderation-case';
import type { ModerationLogEntry } from '@/domain/entities/moderation-notice';
import { DAY_MS } from '@/domain/time';

/** What every member of a school may know of a decision: no names, no words, and the day only. */
export const logEntry = (
  { schoolId, kind }: Pick<ModerationCase, 'schoolId' | 'kind'>,
  decided: { act: ModerationAct; days: number | null; ruleTitle: string | null; at: Date },
): Omit<ModerationLogEntry, 'id'> => ({
  schoolId,
  kind,
  act: decided.act,
  days: decided.days,
  ruleTitle: decided.ruleTitle,
  day: new Date(Math.floor(decided.at.getTime() / DAY_MS) * DAY_MS),
  appealOutcome: null,
});
