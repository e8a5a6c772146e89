import { arrayUnion } from 'firebase/firestore';

/** The part of a join request that goes on the user's own record, at once (product §4.3). */
export const withRequestedSchool = (school: { id: string; name: string }) => ({
  schoolIds: arrayUnion(school.id),
  schools: arrayUnion({ schoolId: school.id, schoolName: school.name }),
  rejectedRequest: null,
  removedFrom: null,
});
