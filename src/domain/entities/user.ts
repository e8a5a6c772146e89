import * as v from 'valibot';
import { childrenSchema, idSchema, imageUrlSchema } from '../fields';

/** A school on the user's own list (product §3.1). */
export const userSchoolSchema = v.object({ schoolId: idSchema, schoolName: v.string() });
export type UserSchool = v.InferOutput<typeof userSchoolSchema>;

/** Why a school is no longer on the list, shown on /join-school until the parent asks again. */
export const rejectedRequestSchema = v.object({
  schoolId: idSchema,
  schoolName: v.string(),
  reason: v.nullable(v.string()),
  rejectedAt: v.date(),
});

/** Why a membership ended, shown on /join-school until the parent asks for a school again. */
export const removalSchema = v.object({
  schoolId: idSchema,
  schoolName: v.string(),
  reason: v.nullable(v.string()),
  removedAt: v.date(),
});

/** A name that somebody had, and when it was replaced. */
const formerNameSchema = v.object({ firstName: v.string(), lastName: v.string(), at: v.nullable(v.date()) });

/** What a parent may keep from other parents; the school's staff read the account. */
export const PRIVATE_FIELDS = ['childNames', 'grades', 'picture', 'bio'] as const;
export type PrivateField = (typeof PRIVATE_FIELDS)[number];

/** `users/{uid}`: the private account record (product §3.1). */
export const userSchema = v.object({
  uid: idSchema,
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  /** What a member was called before their last change of name, and before the one before it; rules count by them. */
  formerName: v.nullable(formerNameSchema),
  earlierName: v.nullable(formerNameSchema),
  bio: v.string(),
  profilePicUrl: imageUrlSchema,
  children: childrenSchema,
  /** Missing in records of before one could choose. */
  hiddenFields: v.optional(v.array(v.picklist(PRIVATE_FIELDS)), []),
  schoolIds: v.array(idSchema),
  schools: v.array(userSchoolSchema),
  /** Schools the user is a member of: the one authority for membership (product §3.1). */
  approvedSchools: v.array(idSchema),
  approved: v.boolean(),
  selectedSchoolId: v.nullable(idSchema),
  welcomePanelDismissed: v.boolean(),
  isAdmin: v.boolean(),
  isModerator: v.boolean(),
  lastLogin: v.nullable(v.date()),
  createdAt: v.nullable(v.date()),
  city: v.nullable(v.string()),
  rejectedRequest: v.nullable(rejectedRequestSchema),
  /** Missing in records of before anybody could be removed. */
  removedFrom: v.optional(v.nullable(removalSchema), null),
  /** Audit entry of the last privileged act on this account; rules tie the two together. */
  lastAuditId: v.nullable(v.string()),
});
export type User = v.InferOutput<typeof userSchema>;

/** Fields of the account record at sign-up (product §4.1): what the rules accept as a new record. */
export function newUser(account: Pick<User, 'uid' | 'email' | 'firstName' | 'lastName'>): User {
  return {
    ...account,
    formerName: null,
    earlierName: null,
    bio: '',
    profilePicUrl: null,
    children: [],
    hiddenFields: [],
    schoolIds: [],
    schools: [],
    approvedSchools: [],
    approved: false,
    selectedSchoolId: null,
    welcomePanelDismissed: false,
    isAdmin: false,
    isModerator: false,
    lastLogin: null,
    createdAt: null,
    city: null,
    rejectedRequest: null,
    removedFrom: null,
    lastAuditId: null,
  };
}

/** Splits a display name at the first space, as Google sign-in does (product §4.1). */
export function splitDisplayName(displayName: string | null): { firstName: string; lastName: string } {
  const name = (displayName ?? '').trim();
  const space = name.search(/\s/);
  return space < 0
    ? { firstName: name, lastName: '' }
    : { firstName: name.slice(0, space), lastName: name.slice(space).trim() };
}

/** First and last name with one space, whichever of them exist. */
export const fullName = (person: { firstName: string; lastName: string }): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ');

/** Schools the user has asked for and that have not answered. */
export const pendingSchools = (user: Pick<User, 'schools' | 'approvedSchools'>): UserSchool[] =>
  user.schools.filter((school) => !user.approvedSchools.includes(school.schoolId));
