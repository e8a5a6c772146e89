import { newDocumentId } from '@/domain/ids';
import { pictureExtension } from '@/domain/image';
import type { UsersPort } from '../../ports/users';
import { upload } from '../sdk/storage';
import { countUpload } from '../writing/count-upload';

/** Stores a profile picture in its owner's folder. */
export const uploadPicture: UsersPort['uploadPicture'] = async (uid, picture, onProgress) => {
  const path = `profile-pictures/${uid}/${newDocumentId()}.${pictureExtension(picture.type)}`;
  await countUpload(uid, 'profilePictures', path);
  return upload(path, picture, { uid }, onProgress);
};
