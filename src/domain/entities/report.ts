import * as v from 'valibot';
import { idSchema } from '../fields';
import { TARGET_KINDS } from '../moderation-target';

/**
 * What became of a report: nobody has looked yet, no rule was broken, it is out of sight, or something was done that is
 * between the moderators and its author; or the decision was taken back after an appeal.
 */
export const REPORT_OUTCOMES = ['no-action', 'taken-down', 'acted', 'overturned'] as const;

/**
 * `reports/{id}`: a report, for who made it and for nobody else, staff included. Written by functions. Its id is random,
 * so that the case can name it without naming anybody.
 */
export const reportSchema = v.object({
  id: idSchema,
  reporterId: idSchema,
  schoolId: idSchema,
  caseId: idSchema,
  kind: v.picklist(TARGET_KINDS),
  /** How what was reported begins. */
  excerpt: v.string(),
  ruleTitle: v.string(),
  words: v.nullable(v.string()),
  danger: v.boolean(),
  createdAt: v.nullable(v.date()),
  outcome: v.nullable(v.picklist(REPORT_OUTCOMES)),
  closedAt: v.nullable(v.date()),
});
export type Report = v.InferOutput<typeof reportSchema>;
