import * as v from 'valibot';
import { idSchema } from '../fields';
import { JOIN_COOLDOWN_DAYS } from '../limits';
import { DAY_MS } from '../time';
import type { User } from './user';

/** `schools/{schoolId}/joinCooldowns/{uid}`: until when somebody who was rejected or removed can't ask again. */
export const joinCooldownSchema = v.object({
  userId: idSchema,
  schoolId: idSchema,
  firstName: v.string(),
  lastName: v.string(),
  startedAt: v.nullable(v.date()),
  /** When a reviewer has let them ask again before its end; null while it holds. */
  liftedAt: v.nullable(v.date()),
  /** Audit entry of the decision that started it, or of the act that lifted it. */
  lastAuditId: v.string(),
});
export type JoinCooldown = v.InferOutput<typeof joinCooldownSchema>;

/** The cooldown that the decision of this audit entry starts; the server sets its time. */
export const newJoinCooldown = (
  { uid, firstName, lastName }: Pick<User, 'uid' | 'firstName' | 'lastName'>,
  schoolId: string,
  lastAuditId: string,
): JoinCooldown => ({
  userId: uid,
  schoolId,
  firstName,
  lastName,
  startedAt: null,
  liftedAt: null,
  lastAuditId,
});

/** When somebody may ask again; null when they may now. */
export function cooldownEnd(
  cooldown: Pick<JoinCooldown, 'startedAt' | 'liftedAt'> | null | undefined,
  now: Date,
): Date | null {
  if (!cooldown?.startedAt || cooldown.liftedAt) return null;
  const end = new Date(cooldown.startedAt.getTime() + JOIN_COOLDOWN_DAYS * DAY_MS);
  return end > now ? end : null;
}
