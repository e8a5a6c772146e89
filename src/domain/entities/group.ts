import * as v from 'valibot';
import { idSchema } from '../fields';

/** `groups/{groupId}` (product §3.1). */
export const groupSchema = v.object({
  groupId: idSchema,
  name: v.string(),
  description: v.string(),
  createdBy: idSchema,
  schoolId: idSchema,
  /** How many memberships it has; functions keep it. */
  memberCount: v.number(),
  /** Read it with `coverOf`: null for a group of before, and a later release may know more colours. */
  cover: v.optional(v.nullable(v.string()), null),
  /** When something was last posted in it, to the hour; null as long as nothing was. Functions keep it. */
  lastPostAt: v.optional(v.nullable(v.date()), null),
  createdAt: v.nullable(v.date()),
});
export type Group = v.InferOutput<typeof groupSchema>;

/** `groupMemberships/{uid}_{groupId}` (product §3.1). */
export const groupMembershipSchema = v.object({
  userId: idSchema,
  groupId: idSchema,
  schoolId: idSchema,
  joinedAt: v.nullable(v.date()),
});
export type GroupMembership = v.InferOutput<typeof groupMembershipSchema>;

/** A membership that begins now; the server sets its time. */
export const newGroupMembership = (
  userId: string,
  { groupId, schoolId }: Pick<Group, 'groupId' | 'schoolId'>,
): GroupMembership => ({ userId, groupId, schoolId, joinedAt: null });
