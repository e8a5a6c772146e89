import * as v from 'valibot';
import { childrenSchema, idSchema, imageUrlSchema } from '../fields';

/** `schools/{id}` (product §3.1). */
export const schoolSchema = v.object({
  id: idSchema,
  name: v.string(),
  city: v.string(),
  slug: v.string(),
  /** The zone whose clocks its events go by (IANA name); null for a school of before there were zones. */
  timeZone: v.optional(v.nullable(v.string())),
  createdAt: v.nullable(v.date()),
  /** Since when it is closed, so that nobody belongs to it or joins it. Functions write it; most schools have none. */
  archivedAt: v.optional(v.nullable(v.date())),
  /** When an archived school is deleted for good, where an admin wants that. Functions write it. */
  deleteAt: v.optional(v.nullable(v.date())),
});
export type School = v.InferOutput<typeof schoolSchema>;

/** A school that is about to be written: its id is its slug, and the server sets its time. */
export const newSchool = (school: Pick<School, 'slug' | 'name' | 'city'> & { timeZone: string }): School => ({
  ...school,
  id: school.slug,
  createdAt: null,
});

/**
 * `schools/{schoolId}/members/{uid}`: the directory entry, all that other parents may see of a parent (product §3.1).
 * The owner keeps it equal to the account record.
 */
export const memberSchema = v.object({
  uid: idSchema,
  firstName: v.string(),
  lastName: v.string(),
  profilePicUrl: imageUrlSchema,
  bio: v.string(),
  children: childrenSchema,
  joinedAt: v.nullable(v.date()),
  searchTokens: v.array(v.string()),
});
export type Member = v.InferOutput<typeof memberSchema>;

/** `inviteCodes/{code}` (product §3.1). */
export const inviteCodeSchema = v.object({
  code: v.string(),
  /** The member who hands it on; null for the school's own code. */
  userId: v.nullable(idSchema),
  schoolId: idSchema,
  schoolName: v.string(),
  cityName: v.string(),
  /** "user" for a member's code, else the admin's uid (product §3.1). */
  createdBy: v.string(),
  createdAt: v.nullable(v.date()),
});
export type InviteCode = v.InferOutput<typeof inviteCodeSchema>;

/** What a code says to whoever holds it: the school it opens, and nothing of who handed it on. */
export type InvitedSchool = Pick<InviteCode, 'schoolId' | 'schoolName' | 'cityName'>;

/** A code that is about to be written; the server sets its time. */
export const newInviteCode = (
  code: string,
  { id, name, city }: Pick<School, 'id' | 'name' | 'city'>,
  owner: Pick<InviteCode, 'userId' | 'createdBy'>,
): InviteCode => ({
  code,
  userId: owner.userId,
  schoolId: id,
  schoolName: name,
  cityName: city,
  createdBy: owner.createdBy,
  createdAt: null,
});
