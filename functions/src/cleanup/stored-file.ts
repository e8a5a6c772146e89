import { bucket } from '../platform/app';

/** Deletes a file that may be gone already. */
export async function deleteFile(path: string): Promise<void> {
  await bucket().file(path).delete({ ignoreNotFound: true });
}
