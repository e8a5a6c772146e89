import type { User } from './entities/user';

/** The lists of an account without a school: after a rejection, and after a removal. */
export function listsWithout(
  user: Pick<User, 'schoolIds' | 'schools' | 'selectedSchoolId'>,
  schoolId: string,
): Pick<User, 'schoolIds' | 'schools' | 'selectedSchoolId'> {
  const schoolIds = user.schoolIds.filter((id) => id !== schoolId);
  return {
    schoolIds,
    schools: user.schools.filter((school) => school.schoolId !== schoolId),
    selectedSchoolId: user.selectedSchoolId === schoolId ? (schoolIds[0] ?? null) : user.selectedSchoolId,
  };
}

/**
 * The record of a member without a school; without any, the moderator role goes too, or it would come along to the next
 * one. Null when they are no member of it.
 * @param removedAt the moment, as the database's library writes it
 */
export function withoutMembership<T>(user: User, schoolId: string, reason: string | null, removedAt: T) {
  if (!user.approvedSchools.includes(schoolId)) return null;
  const schoolName = user.schools.find((school) => school.schoolId === schoolId)?.schoolName ?? '';
  const approvedSchools = user.approvedSchools.filter((id) => id !== schoolId);
  const approved = approvedSchools.length > 0;
  return {
    ...listsWithout(user, schoolId),
    approvedSchools,
    approved,
    isModerator: user.isModerator && (approved || user.isAdmin),
    removedFrom: { schoolId, schoolName, reason, removedAt },
  };
}

const withOne = <T>(list: readonly T[], item: T, isSame: (other: T) => boolean): T[] =>
  list.some(isSame) ? [...list] : [...list, item];

/**
 * The record of somebody who is a member again, as their removal was taken back. A role that went with the membership
 * does not come back: only admins give one.
 */
export function withMembership(user: User, schoolId: string, schoolName: string) {
  const isIt = (id: string) => id === schoolId;
  return {
    schoolIds: withOne(user.schoolIds, schoolId, isIt),
    schools: withOne(user.schools, { schoolId, schoolName }, (school) => school.schoolId === schoolId),
    approvedSchools: withOne(user.approvedSchools, schoolId, isIt),
    approved: true,
    selectedSchoolId: user.selectedSchoolId ?? schoolId,
    removedFrom: user.removedFrom?.schoolId === schoolId ? null : user.removedFrom,
  };
}
