import * as v from 'valibot';
import { idSchema } from '../fields';
import { TARGET_KINDS } from '../moderation-target';
import { postSchema } from './post';

/** What moderators may do about something (docs/product.md §4.11). */
export const MODERATION_ACTS = ['no-action', 'hide', 'remove', 'warn', 'pause', 'remove-member'] as const;
export type ModerationAct = (typeof MODERATION_ACTS)[number];

/** Acts that put something out of sight. */
export const TAKE_DOWNS: readonly ModerationAct[] = ['hide', 'remove'];
/** Acts on a person; on somebody who is staff themselves they are an admin's. */
export const ACTS_ON_PEOPLE: readonly ModerationAct[] = ['warn', 'pause', 'remove-member'];
/** Days of reading only. */
export const PAUSE_DAYS = [1, 7, 30] as const;
export type PauseDays = (typeof PAUSE_DAYS)[number];
/** So many different people's reports put something out of sight until it is reviewed. */
export const HIDING_REPORTS = 3;
/** Days in which a decision may be appealed. */
export const APPEAL_DAYS = 14;

/** A report as staff see it: without who made it. */
const caseReportSchema = v.object({
  /** Of the report that its maker can read; it tells staff nothing. */
  id: idSchema,
  ruleId: v.string(),
  ruleTitle: v.string(),
  words: v.nullable(v.string()),
  at: v.date(),
});
export type CaseReport = v.InferOutput<typeof caseReportSchema>;

/** What was reported, as it was then. */
const contentSchema = v.object({
  /** Name of a group, title of an event. */
  title: v.nullable(v.string()),
  text: v.string(),
  /** Further facts of an event: its place. */
  location: v.nullable(v.string()),
  start: v.nullable(v.date()),
  /** The pictures, as long as what shows them is there, and what its author has said of them. */
  images: postSchema.entries.images.wrapped,
  /** Which of them the case has a copy of, by their places. */
  pictures: v.array(v.number()),
});
export type CaseContent = v.InferOutput<typeof contentSchema>;

const decisionSchema = v.object({
  act: v.picklist(MODERATION_ACTS),
  /** Of a pause. */
  days: v.nullable(v.number()),
  ruleId: v.nullable(v.string()),
  ruleTitle: v.nullable(v.string()),
  /** What the author reads. */
  words: v.nullable(v.string()),
  by: idSchema,
  at: v.date(),
});
export type Decision = v.InferOutput<typeof decisionSchema>;

export const APPEAL_OUTCOMES = ['upheld', 'overturned'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

const appealSchema = v.object({
  words: v.string(),
  at: v.date(),
  outcome: v.nullable(v.picklist(APPEAL_OUTCOMES)),
  answer: v.nullable(v.string()),
  by: v.nullable(idSchema),
  decidedAt: v.nullable(v.date()),
});

/** Where a case is: reported, decided, appealed against, or decided for good. */
export const CASE_STATUSES = ['open', 'decided', 'appealed', 'final'] as const;

/**
 * `moderationCases/{id}`: all reports of one thing until it is decided about, with the decision and the appeal. Written by
 * functions; read by the staff of the school but for who is reported or has reported.
 */
export const moderationCaseSchema = v.object({
  id: idSchema,
  schoolId: idSchema,
  targetKey: v.string(),
  kind: v.picklist(TARGET_KINDS),
  targetId: idSchema,
  /** Of a comment. */
  postId: v.nullable(idSchema),
  /** Who wrote it, founded it, announced it, or is it. */
  subjectId: idSchema,
  subjectName: v.string(),
  /** A moderator of the school, or an admin. */
  subjectIsStaff: v.boolean(),
  content: contentSchema,
  /** The first fifty; `reportCount` counts all. */
  reports: v.array(caseReportSchema),
  reportCount: v.number(),
  danger: v.boolean(),
  /** Out of sight now, by a decision or by the number of reports. */
  isHidden: v.boolean(),
  status: v.picklist(CASE_STATUSES),
  /** Whether somebody has to decide: it is open or appealed against. */
  isWaiting: v.boolean(),
  decision: v.nullable(decisionSchema),
  appeal: v.nullable(appealSchema),
  /** Staff who may read it, and those of them whose turn it is. */
  readerIds: v.array(idSchema),
  handlerIds: v.array(idSchema),
  createdAt: v.date(),
  updatedAt: v.date(),
});
export type ModerationCase = v.InferOutput<typeof moderationCaseSchema>;
