import { arrayUnion, doc, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { directoryEntry } from '@/domain/directory-entry';
import type { User } from '@/domain/entities/user';
import type { UsersPort } from '../account-ports';
import { fetched } from '../fetched';
import { watchDocument } from './documents';
import { calling } from './errors';
import { db } from './firestore';

export const userRef = (uid: string) => doc(db(), 'users', uid);
export const memberRef = (schoolId: string, uid: string) => doc(db(), 'schools', schoolId, 'members', uid);

export const usersPort: UsersPort = {
  watch: (uid, observer) => watchDocument<User>(userRef(uid), observer),

  recordLogin: (uid) => calling(() => updateDoc(userRef(uid), { lastLogin: serverTimestamp() })),

  updateProfile: (user, input, profilePicUrl) =>
    calling(async () => {
      const batch = writeBatch(db());
      batch.update(userRef(user.uid), { ...input, profilePicUrl });
      for (const schoolId of user.approvedSchools) {
        batch.update(memberRef(schoolId, user.uid), directoryEntry({ ...input, profilePicUrl }));
      }
      await batch.commit();
    }),

  uploadPicture: async (uid, picture, onProgress) => {
    const { upload } = await fetched(() => import('./storage'));
    return upload(`profile-pictures/${uid}/${crypto.randomUUID()}`, picture, {}, onProgress);
  },

  deletePicture: async (url) => {
    const { removeFile } = await import('./storage');
    await removeFile(url);
  },

  selectSchool: (uid, selectedSchoolId) => calling(() => updateDoc(userRef(uid), { selectedSchoolId })),

  setWelcomePanelDismissed: (uid, welcomePanelDismissed) =>
    calling(() => updateDoc(userRef(uid), { welcomePanelDismissed })),
};

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

/** The part of a join request that goes on the user's own record (spec §4: added at once). */
export const withRequestedSchool = (school: { id: string; name: string }) => ({
  schoolIds: arrayUnion(school.id),
  schools: arrayUnion({ schoolId: school.id, schoolName: school.name, inviteCode: null }),
  rejectedRequest: null,
  removedFrom: null,
});
