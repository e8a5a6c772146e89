import * as v from 'valibot';
import { idSchema } from '../fields';

/** `groupRequests/{uid}_{groupId}` (product §3.1): who asks to be let into a group. */
export const groupRequestSchema = v.object({
  userId: idSchema,
  groupId: idSchema,
  schoolId: idSchema,
  requestedAt: v.nullable(v.date()),
});
export type GroupRequest = v.InferOutput<typeof groupRequestSchema>;

/** `groupCooldowns/{uid}_{groupId}` (product §3.1): whom a group has turned down or put out, read by them alone. */
export const groupCooldownSchema = v.object({
  userId: idSchema,
  groupId: idSchema,
  schoolId: idSchema,
  kind: v.picklist(['declined', 'removed']),
  startedAt: v.nullable(v.date()),
});
export type GroupCooldown = v.InferOutput<typeof groupCooldownSchema>;
