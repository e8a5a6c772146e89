import { newDocumentId } from '@/domain/ids';
import type { PostsPort } from '../../ports/posts';
import { safeFileName, upload } from '../sdk/storage';
import { countUpload } from '../writing/count-upload';

/** Stores a picture in its uploader's folder: rules let a post show its author's only. */
export const uploadImage: PostsPort['uploadImage'] = async ({ uid, schoolId }, image, onProgress) => {
  const path = `post-images/${uid}/${newDocumentId()}-${safeFileName(image.name)}`;
  await countUpload(uid, 'postImages', path);
  return upload(path, image.blob, { uid, schoolId }, onProgress);
};
