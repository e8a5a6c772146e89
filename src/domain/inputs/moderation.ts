import * as v from 'valibot';
import { communityRulesSchema, OTHER_REASON } from '../community-rules';
import { APPEAL_OUTCOMES, MODERATION_ACTS, PAUSE_DAYS } from '../entities/moderation-case';
import { idSchema, requiredText } from '../fields';
import * as limits from '../limits';
import { targetSchema } from '../moderation-target';

const words = v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(limits.MAX_MODERATION_WORDS, 'tooLong')));
const hasWordsForOther = ({ ruleId, words: said }: { ruleId: string | null; words: string | null }) =>
  ruleId !== OTHER_REASON.id || Boolean(said);

/** Input of the callable `reportContent`. */
export const reportInputSchema = v.pipe(
  v.object({
    target: targetSchema,
    ruleId: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(40)),
    words,
  }),
  v.forward(v.partialCheck([['ruleId'], ['words']], hasWordsForOther, 'required'), ['words']),
);
export type ReportInput = v.InferOutput<typeof reportInputSchema>;

/** What a moderator decides. All but "no action" name a rule; a pause its days. */
const decisionFields = {
  act: v.picklist(MODERATION_ACTS),
  days: v.nullable(v.picklist(PAUSE_DAYS)),
  ruleId: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  words,
};
interface DecisionFields {
  act: (typeof MODERATION_ACTS)[number];
  days: number | null;
  ruleId: string | null;
}
const namesRule = ({ act, ruleId }: Pick<DecisionFields, 'act' | 'ruleId'>) =>
  act === 'no-action' || ruleId !== null;
const namesDays = ({ act, days }: Pick<DecisionFields, 'act' | 'days'>) =>
  (act === 'pause') === (days !== null);

/** Input of the callable `decideReport`: about a case as its moderator has seen it. */
export const decideReportSchema = v.pipe(
  v.object({
    caseId: idSchema,
    /** `updatedAt` of the case that was looked at, in milliseconds: another report since then is to be seen first. */
    seen: v.number(),
    ...decisionFields,
    /** Ids of reports that were made in bad faith. */
    badFaith: v.pipe(v.array(idSchema), v.maxLength(50)),
  }),
  v.check((input) => namesRule(input), 'required'),
  v.check((input) => namesDays(input), 'required'),
);
export type DecideReportInput = v.InferOutput<typeof decideReportSchema>;

/** Input of the callable `moderateContent`: staff act on what nobody has reported. */
export const moderateContentSchema = v.pipe(
  v.object({ target: targetSchema, ...decisionFields }),
  v.check((input) => namesRule(input), 'required'),
  v.check((input) => namesDays(input), 'required'),
);
export type ModerateContentInput = v.InferOutput<typeof moderateContentSchema>;

/** Input of the callable `appealDecision`. */
export const appealDecisionSchema = v.object({
  caseId: idSchema,
  words: requiredText(limits.MAX_MODERATION_WORDS),
});
export type AppealDecisionInput = v.InferOutput<typeof appealDecisionSchema>;

/** Input of the callable `decideAppeal`. The author reads the answer. */
export const decideAppealSchema = v.object({
  caseId: idSchema,
  outcome: v.picklist(APPEAL_OUTCOMES),
  answer: words,
});
export type DecideAppealInput = v.InferOutput<typeof decideAppealSchema>;

/** Input of the callable `saveCommunitySettings`: what a school's staff set for their school. */
export const communitySettingsSchema = v.object({
  schoolId: idSchema,
  /** `version` of the rules that were edited: somebody else's change since then is not written over. */
  version: v.number(),
  rules: communityRulesSchema,
  photoRule: requiredText(limits.MAX_RULE_TEXT),
  contacts: v.pipe(
    v.array(v.object({ name: requiredText(limits.MAX_NAME), phone: requiredText(limits.MAX_PHONE) })),
    v.maxLength(limits.MAX_SAFETY_CONTACTS, 'tooMany'),
  ),
  askedWords: v.pipe(
    v.array(requiredText(limits.MAX_ASKED_WORD)),
    v.maxLength(limits.MAX_ASKED_WORDS, 'tooMany'),
  ),
});
export type CommunitySettingsInput = v.InferOutput<typeof communitySettingsSchema>;

/** A family's wish about pictures; empty for none. */
export const photoWishInputSchema = v.object({
  text: v.pipe(v.string(), v.trim(), v.maxLength(limits.MAX_PHOTO_WISH, 'tooLong')),
});
