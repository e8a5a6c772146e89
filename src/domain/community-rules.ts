import * as v from 'valibot';
import { requiredText } from './fields';
import { MAX_RULE_TEXT, MAX_RULE_TITLE, MAX_RULES } from './limits';

/** A rule of a school's community: what a report and a decision give as their reason. */
export const communityRuleSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  title: requiredText(MAX_RULE_TITLE),
  text: requiredText(MAX_RULE_TEXT),
});
export type CommunityRule = v.InferOutput<typeof communityRuleSchema>;

/** The rule about danger to a child: every school has it, and what is reported under it goes to all staff at once. */
export const CHILD_SAFETY = 'child-safety';

/** A reason that is none of the rules; it needs words. */
export const OTHER_REASON: CommunityRule = {
  id: 'other',
  title: 'Something else',
  text: 'None of the rules says it.',
};

/** What a school begins with, and keeps until its staff write their own: version 0. */
export const DEFAULT_RULES: readonly CommunityRule[] = [
  {
    id: CHILD_SAFETY,
    title: 'Children come first',
    text: 'Nothing here may put a child in danger. If a child is in danger now, call the emergency number first, then tell us.',
  },
  {
    id: 'respect',
    title: 'Speak as you would at the school gate',
    text: 'No insults, threats or hounding, and nothing against anybody for where they come from, what they believe or who they love.',
  },
  {
    id: 'privacy',
    title: 'Other families’ lives are theirs',
    text: 'Share no address, telephone number, health matter or family matter of others, and nothing from here elsewhere.',
  },
  {
    id: 'photos',
    title: 'Ask before you show a child',
    text: 'Pictures of other people’s children only with their parents’ consent. Photo wishes of families are binding.',
  },
  {
    id: 'honesty',
    title: 'Be who you are, and say what is so',
    text: 'Your own name, no made-up claims about people or the school. Correct what turns out to be wrong.',
  },
  {
    id: 'advertising',
    title: 'No advertising',
    text: 'Giving away, lending and recommending is welcome. Business and campaigns are not, unless the moderators agree.',
  },
];

const hasUniqueIds = (rules: readonly CommunityRule[]): boolean =>
  new Set(rules.map(({ id }) => id)).size === rules.length;

/** The rules of a school: those about children stay, and no two share an id. */
export const communityRulesSchema = v.pipe(
  v.array(communityRuleSchema),
  v.nonEmpty('required'),
  v.maxLength(MAX_RULES, 'tooMany'),
  v.check((rules) => hasUniqueIds(rules), 'required'),
  v.check((rules) => rules.some(({ id }) => id === CHILD_SAFETY), 'required'),
);

/** The rule of this id, or the reason that is none of them. */
export const ruleOf = (rules: readonly CommunityRule[], id: string): CommunityRule | null =>
  id === OTHER_REASON.id ? OTHER_REASON : (rules.find((rule) => rule.id === id) ?? null);
