import { arrayUnion } from 'firebase/firestore';
import type { User } from '@/domain/entities/user';

/** The lists of an account without a school: after a rejection, and after a removal. */
export function listsWithout(
  user: User,
  schoolId: string,
): Pick<User, 'schoolIds' | 'schools' | 'selectedSchoolId'> {
  const schoolIds = user.schoolIds.filter((id) => id !== schoolId);
  return {
    schoolIds,
    schools: user.schools.filter((school) => school.schoolId !== schoolId),
    selectedSchoolId: user.selectedSchoolId === schoolId ? (schoolIds[0] ?? null) : user.selectedSchoolId,
  };
}

/** The part of a join request that goes on the user's own record, at once (product §4.3). */
export const withRequestedSchool = (school: { id: string; name: string }) => ({
  schoolIds: arrayUnion(school.id),
  schools: arrayUnion({ schoolId: school.id, schoolName: school.name }),
  rejectedRequest: null,
  removedFrom: null,
});
