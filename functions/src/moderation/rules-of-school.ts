import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { type CommunityRule, ruleOf } from '@/domain/community-rules';
import {
  DEFAULT_RULES_SETTINGS,
  type RulesSettings,
  rulesSettingsSchema,
} from '@/domain/entities/community-settings';
import { db } from '../platform/app';
import { parserOf } from '../platform/documents';

const parseRules = parserOf(rulesSettingsSchema);

export const rulesRef = (schoolId: string): DocumentReference => db.doc(`schools/${schoolId}/settings/rules`);

/** The rules in a snapshot; the default ones while a school has none of its own. */
export const rulesIn = (snapshot: DocumentSnapshot): RulesSettings =>
  parseRules(snapshot) ?? DEFAULT_RULES_SETTINGS;

/** The rule of this id at a school. @throws invalid-argument when it has none */
export async function requireRule(tx: Transaction, schoolId: string, ruleId: string): Promise<CommunityRule> {
  const { rules } = rulesIn(await tx.get(rulesRef(schoolId)));
  const rule = ruleOf(rules, ruleId);
  if (!rule) throw new HttpsError('invalid-argument', 'The school has no such rule.');
  return rule;
}
