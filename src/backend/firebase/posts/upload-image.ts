import { newDocumentId } from '@/domain/ids';
import type { PostsPort } from '../../ports/posts';
import { safeFileName, upload } from '../sdk/storage';
import { uploadCounted } from '../writing/upload-counted';

/** Stores a picture in its uploader's folder: rules let a post show its author's only. */
export const uploadImage: PostsPort['uploadImage'] = ({ uid, schoolId }, image, onProgress) => {
  const path = `post-images/${uid}/${newDocumentId()}-${safeFileName(image.name)}`;
  return uploadCounted([uid, 'postImages', path], () =>
    upload(path, image.blob, { uid, schoolId }, onProgress),
  );
};
