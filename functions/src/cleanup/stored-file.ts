import { bucket } from '../platform/app';

/** Whether file storage has no such file (any more). */
export const isMissingFile = (error: unknown): boolean => (error as { code?: unknown }).code === 404;

/** Deletes a file that may be gone already. */
export async function deleteFile(path: string): Promise<void> {
  await bucket().file(path).delete({ ignoreNotFound: true });
}
