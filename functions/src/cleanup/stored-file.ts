import { bucket } from '../platform/app';
import { log } from '../platform/log';

/** Deletes a file that may be gone already. */
export async function deleteFile(path: string): Promise<void> {
  await bucket().file(path).delete({ ignoreNotFound: true });
}

/**
 * Deletes a file only if this user uploaded it. A post or request names a path that a client wrote: without this
 * check, deleting one's own post with somebody else's picture in it would delete that person's file.
 */
export async function deleteFileOf(uid: string, path: string): Promise<void> {
  const file = bucket().file(path);
  const [exists] = await file.exists();
  if (!exists) return;
  const [metadata] = await file.getMetadata();
  if (metadata.metadata?.uid !== uid) {
    log.warn('A file of somebody else was not deleted', { uid });
    return;
  }
  await deleteFile(path);
}
