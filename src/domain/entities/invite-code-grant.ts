import * as v from 'valibot';
import { idSchema } from '../fields';

/** `inviteCodeGrants/{uid}_{schoolId}`: an account has looked up a code, and may ask to join with it. */
export const inviteCodeGrantSchema = v.object({
  userId: idSchema,
  schoolId: idSchema,
  code: v.string(),
  /** The member who handed it on; null for the school's own code. */
  inviterId: v.nullable(idSchema),
  grantedAt: v.date(),
  /** Until then a request may be made with it. */
  validUntil: v.date(),
  /** When a Firestore TTL policy may remove it: reviewers of a request read it as long as that waits. */
  expiresAt: v.date(),
});
export type InviteCodeGrant = v.InferOutput<typeof inviteCodeGrantSchema>;
