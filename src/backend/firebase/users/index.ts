import { serverTimestamp, updateDoc } from 'firebase/firestore';
import { fetched } from '../../fetched';
import type { UsersPort } from '../../ports/users';
import { userRef } from '../collections/users';
import { watchNamed } from '../reading/ahead';
import { withBackendErrors } from '../sdk/errors';
import { recordName, recordOf } from './record';

export const usersPort: UsersPort = {
  watch: (uid, observer) => watchNamed(recordName(uid), recordOf(uid), observer),

  recordLogin: (uid) => withBackendErrors(() => updateDoc(userRef(uid), { lastLogin: serverTimestamp() })),

  updateProfile: (uid, change) =>
    withBackendErrors(async () => (await fetched(() => import('./own-profile'))).updateProfile(uid, change)),

  setHiddenFields: (uid, hiddenFields) =>
    withBackendErrors(async () =>
      (await fetched(() => import('./own-profile'))).setHiddenFields(uid, hiddenFields),
    ),

  uploadPicture: async (...picture) =>
    (await fetched(() => import('./upload-picture'))).uploadPicture(...picture),

  deletePicture: async (url) => {
    const { removeFile } = await fetched(() => import('../sdk/storage'));
    await removeFile(url);
  },

  selectSchool: (uid, selectedSchoolId) =>
    withBackendErrors(() => updateDoc(userRef(uid), { selectedSchoolId })),

  setWelcomePanelDismissed: (uid, welcomePanelDismissed) =>
    withBackendErrors(() => updateDoc(userRef(uid), { welcomePanelDismissed })),
};
