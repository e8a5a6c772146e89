import * as v from 'valibot';
import { idSchema } from '../fields';
import { TARGET_KINDS } from '../moderation-target';
import { APPEAL_OUTCOMES, MODERATION_ACTS } from './moderation-case';

/**
 * `moderationNotices/{caseId}`: what its author is told about a decision: what, why, and how to appeal. Neither who
 * reported nor who decided. Written by functions, read by the author alone.
 */
export const moderationNoticeSchema = v.object({
  id: idSchema,
  userId: idSchema,
  schoolId: idSchema,
  schoolName: v.string(),
  kind: v.picklist(TARGET_KINDS),
  /** The author's own words. */
  excerpt: v.string(),
  /** `hidden-until-reviewed`: by the number of reports, before anybody has decided. */
  act: v.picklist([...MODERATION_ACTS, 'hidden-until-reviewed']),
  /** Until when a pause lasts. */
  until: v.nullable(v.date()),
  ruleTitle: v.nullable(v.string()),
  ruleText: v.nullable(v.string()),
  words: v.nullable(v.string()),
  at: v.date(),
  /** Until when it may be appealed; null while nothing is decided. */
  appealUntil: v.nullable(v.date()),
  appealWords: v.nullable(v.string()),
  appealOutcome: v.nullable(v.picklist(APPEAL_OUTCOMES)),
  appealAnswer: v.nullable(v.string()),
});
export type ModerationNotice = v.InferOutput<typeof moderationNoticeSchema>;

/** Whether its reader may still appeal: once, in time, and only against what was decided. */
export const mayAppeal = (notice: ModerationNotice, now: Date): boolean =>
  notice.appealUntil !== null && notice.appealWords === null && now < notice.appealUntil;

/**
 * `schools/{schoolId}/moderationLog/{caseId}`: what moderators have done, for every member: no names, no words, and the
 * day only, so that nobody is recognised by it.
 */
export const moderationLogEntrySchema = v.object({
  id: idSchema,
  schoolId: idSchema,
  kind: v.picklist(TARGET_KINDS),
  act: v.picklist(MODERATION_ACTS),
  days: v.nullable(v.number()),
  ruleTitle: v.nullable(v.string()),
  /** The beginning of the day of UTC. */
  day: v.date(),
  appealOutcome: v.nullable(v.picklist(APPEAL_OUTCOMES)),
});
export type ModerationLogEntry = v.InferOutput<typeof moderationLogEntrySchema>;
