import * as v from 'valibot';
import { idSchema } from '../fields';

/**
 * `referrals/{uid}`: an account's own invite codes, who invited it and what it earned by inviting (product §4.5). Apart
 * from the account, which the moderators of its schools read, too.
 */
export const referralSchema = v.object({
  uid: idSchema,
  /** The codes that the member hands on, by school: of each school that they belong to. */
  codes: v.record(v.string(), v.string()),
  /** Code the account was last approved with, of a school or of a member. */
  usedCode: v.nullable(v.string()),
  /** The account's `approved`, repeated: only who belongs to a school counts for their inviter. */
  approved: v.boolean(),
  referredByUserId: v.nullable(idSchema),
  referralCount: v.number(),
  rewardEligible: v.boolean(),
  giftIssued: v.boolean(),
  /** Audit entry of the gift; rules tie the two together. */
  lastAuditId: v.nullable(v.string()),
});
export type Referral = v.InferOutput<typeof referralSchema>;

/** What stands for an account that has neither been invited nor invited anybody. */
export const newReferral = (uid: string): Referral => ({
  uid,
  codes: {},
  usedCode: null,
  approved: false,
  referredByUserId: null,
  referralCount: 0,
  rewardEligible: false,
  giftIssued: false,
  lastAuditId: null,
});
