import * as v from 'valibot';
import { type CommunityRule, communityRuleSchema, DEFAULT_RULES } from '../community-rules';

/** `schools/{schoolId}/settings/rules`: the community's rules. Whoever has an account may read them before they ask to join. */
export const rulesSettingsSchema = v.object({
  id: v.literal('rules'),
  rules: v.array(communityRuleSchema),
  /** What a post with a picture is reminded of. */
  photoRule: v.string(),
  /** Grows with each change that members have to accept. */
  version: v.number(),
  updatedAt: v.nullable(v.date()),
});
export type RulesSettings = v.InferOutput<typeof rulesSettingsSchema>;

/** Until a school has its own. */
export const DEFAULT_RULES_SETTINGS: RulesSettings = {
  id: 'rules',
  rules: [...DEFAULT_RULES] as CommunityRule[],
  photoRule: 'Ask before you show other people’s children, and mind the photo wishes of families.',
  version: 0,
  updatedAt: null,
};

/** Whom to call when a child is in danger. */
export const safetyContactSchema = v.object({ name: v.string(), phone: v.string() });
export type SafetyContact = v.InferOutput<typeof safetyContactSchema>;

/** `schools/{schoolId}/settings/safety`: for members of the school. */
export const safetySettingsSchema = v.object({
  id: v.literal('safety'),
  contacts: v.array(safetyContactSchema),
  /** Words that one is asked about before they are posted. */
  askedWords: v.array(v.string()),
  updatedAt: v.nullable(v.date()),
});
export type SafetySettings = v.InferOutput<typeof safetySettingsSchema>;

/** Until a school has its own. */
export const DEFAULT_SAFETY_SETTINGS: SafetySettings = {
  id: 'safety',
  contacts: [],
  askedWords: [],
  updatedAt: null,
};

/** `rulesAcceptances/{uid}_{schoolId}`: which version of a school's rules a parent has accepted last. */
export const rulesAcceptanceSchema = v.object({
  userId: v.string(),
  schoolId: v.string(),
  version: v.number(),
  acceptedAt: v.nullable(v.date()),
});
export type RulesAcceptance = v.InferOutput<typeof rulesAcceptanceSchema>;
