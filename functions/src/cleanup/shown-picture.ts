import { Timestamp } from 'firebase-admin/firestore';
import { bucket, db } from '../platform/app';
import { pathInFolder } from './file-address';
import { deleteFile } from './stored-file';

export const POST_IMAGES = 'post-images';
/** Clocks of Storage and Firestore are not one. */
const SLACK_MS = 60 * 60_000;

/** Whether a post of the uploader's since the upload shows the picture. */
export async function isShown(path: string, uid: string, uploaded: number): Promise<boolean> {
  const since = await db
    .collection('posts')
    .where('authorId', '==', uid)
    .where('createdAt', '>=', Timestamp.fromMillis(uploaded - SLACK_MS))
    .orderBy('createdAt', 'desc')
    .select('imageUrl')
    .get();
  return since.docs.some((post) => pathInFolder(post.get('imageUrl') ?? null, POST_IMAGES) === path);
}

/**
 * Deletes the picture of a deleted post, whoever uploaded it: it must not stay behind. But a post names what its author
 * wrote into it, so a picture that its uploader still shows stays: deleting one's own post with somebody else's picture
 * in it would delete that person's.
 */
export async function deletePicture(path: string): Promise<void> {
  const file = bucket().file(path);
  const [exists] = await file.exists();
  if (!exists) return;
  const [{ metadata, timeCreated }] = await file.getMetadata();
  const uid = metadata?.uid;
  // Anybody's post may name a picture, and nobody can tell whose this one is.
  if (typeof uid !== 'string') return;
  if (await isShown(path, uid, Date.parse(timeCreated ?? ''))) return;
  await deleteFile(path);
}
