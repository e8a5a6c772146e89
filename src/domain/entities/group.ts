import * as v from 'valibot';
import { idSchema } from '../fields';

/** How one comes into a group: by joining, or by asking those who run it. */
export const GROUP_ACCESS = ['open', 'request'] as const;
export type GroupAccess = (typeof GROUP_ACCESS)[number];

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
  /** Missing in a group of before, which is open. */
  access: v.optional(v.picklist(GROUP_ACCESS), 'open'),
  /** Who runs it beside its creator, as long as they are in it. */
  helpers: v.optional(v.array(idSchema), []),
  /** Since when it is only read; null where it goes on. */
  archivedAt: v.optional(v.nullable(v.date()), null),
  /** How many files it has; functions keep it. */
  fileCount: v.optional(v.number(), 0),
});
export type Group = v.InferOutput<typeof groupSchema>;

/** `groupMemberships/{uid}_{groupId}` (product §3.1). */
export const groupMembershipSchema = v.object({
  userId: idSchema,
  groupId: idSchema,
  schoolId: idSchema,
  joinedAt: v.nullable(v.date()),
  /** Who runs the group has let them in, as they had asked. */
  admitted: v.optional(v.boolean()),
});
export type GroupMembership = v.InferOutput<typeof groupMembershipSchema>;

/** A membership that begins now; the server sets its time. */
export const newGroupMembership = (
  userId: string,
  { groupId, schoolId }: Pick<Group, 'groupId' | 'schoolId'>,
): GroupMembership => ({ userId, groupId, schoolId, joinedAt: null });
