import { serverTimestamp, updateDoc } from 'firebase/firestore';
import { newDocumentId } from '@/domain/ids';
import { pictureExtension } from '@/domain/image';
import { fetched } from '../../fetched';
import type { UsersPort } from '../../ports/users';
import { userRef } from '../collections/users';
import { watchDocument } from '../reading/documents';
import { withBackendErrors } from '../sdk/errors';

export const usersPort: UsersPort = {
  watch: (uid, observer) => watchDocument(userRef(uid), observer),

  recordLogin: (uid) => withBackendErrors(() => updateDoc(userRef(uid), { lastLogin: serverTimestamp() })),

  updateProfile: (uid, change) =>
    withBackendErrors(async () => (await fetched(() => import('./own-profile'))).updateProfile(uid, change)),

  uploadPicture: async (uid, picture, onProgress) => {
    const { upload } = await fetched(() => import('../sdk/storage'));
    const { countUpload } = await fetched(() => import('../writing/count-upload'));
    const path = `profile-pictures/${uid}/${newDocumentId()}.${pictureExtension(picture.type)}`;
    await countUpload(uid, 'profilePictures', path);
    return upload(path, picture, { uid }, onProgress);
  },

  deletePicture: async (url) => {
    const { removeFile } = await fetched(() => import('../sdk/storage'));
    await removeFile(url);
  },

  selectSchool: (uid, selectedSchoolId) =>
    withBackendErrors(() => updateDoc(userRef(uid), { selectedSchoolId })),

  setWelcomePanelDismissed: (uid, welcomePanelDismissed) =>
    withBackendErrors(() => updateDoc(userRef(uid), { welcomePanelDismissed })),
};
