import { newDocumentId } from '@/domain/ids';
import type { PostsPort } from '../../ports/posts';
import { upload } from '../sdk/storage';
import { uploadCounted } from '../writing/upload-counted';

/** Stores a picture in its uploader's folder: rules let a post show its author's only, and names of pictureName's form. */
export const uploadImage: PostsPort['uploadImage'] = ({ uid, schoolId }, image, onProgress) => {
  const path = `post-images/${uid}/${newDocumentId()}-${image.name}`;
  return uploadCounted([uid, 'postImages', path], () =>
    upload(path, image.blob, { uid, schoolId }, onProgress),
  );
};
