import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { bucket, db } from '../platform/app';
import { isPictureHeld } from '../platform/hidden-content';
import { POST_IMAGES, picturePathsOf } from './post-pictures';
import { deleteFile } from './stored-file';

/** Clocks of Storage and Firestore are not one. */
const SLACK_MS = 60 * 60_000;

/** Whether a post of its owner's since the upload shows the picture. */
export async function isShown(path: string, uid: string, uploaded: number): Promise<boolean> {
  const since = db
    .collection('posts')
    .where('authorId', '==', uid)
    .where('createdAt', '>=', Timestamp.fromMillis(uploaded - SLACK_MS))
    .orderBy('createdAt', 'desc')
    .select('imageUrl', 'images');
  // As they come, and until the first hit only: some authors have written for years since.
  for await (const post of since.stream() as unknown as AsyncIterable<QueryDocumentSnapshot>) {
    if (picturePathsOf(post.data()).includes(path)) return true;
  }
  return false;
}

/**
 * Deletes a picture of a deleted post: it must not stay behind. It lies in the folder of who uploaded it, and rules let
 * a post show its author's only. One that another post of theirs shows as well stays, also one that is out of sight.
 * @param hiddenKey under which the post lies out of sight itself
 */
export async function deletePicture(path: string, authorId: string, hiddenKey?: string): Promise<void> {
  if (!path.startsWith(`${POST_IMAGES}/${authorId}/`)) return;
  const file = bucket().file(path);
  const [exists] = await file.exists();
  if (!exists) return;
  const [{ timeCreated }] = await file.getMetadata();
  if (await isShown(path, authorId, Date.parse(timeCreated ?? ''))) return;
  if (await isPictureHeld(path, hiddenKey)) return;
  await deleteFile(path);
}
