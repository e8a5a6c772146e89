import { newDocumentId } from '@/domain/ids';
import { pictureExtension } from '@/domain/image';
import type { UsersPort } from '../../ports/users';
import { upload } from '../sdk/storage';
import { uploadCounted } from '../writing/upload-counted';

/** Stores a profile picture in its owner's folder. */
export const uploadPicture: UsersPort['uploadPicture'] = (uid, picture, onProgress) => {
  const path = `profile-pictures/${uid}/${newDocumentId()}.${pictureExtension(picture.type)}`;
  return uploadCounted([uid, 'profilePictures', path], () => upload(path, picture, { uid }, onProgress));
};
