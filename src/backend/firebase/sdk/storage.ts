import {
  connectStorageEmulator,
  deleteObject,
  getBlob,
  getDownloadURL,
  getMetadata,
  getStorage,
  ref,
  type StorageReference,
  uploadBytesResumable,
} from 'firebase/storage';
import { BackendError, errorCode } from '../../errors';
import type { OnProgress } from '../../live';
import { app, localHost, localPort } from './app';
import { withBackendErrors } from './errors';
import { storageError } from './storage-errors';

// Loaded on the first upload or download: no page needs it to paint.
const storage = getStorage(app);
// The SDK would try for ten minutes, with ever longer pauses, also long after the network is back.
storage.maxUploadRetryTime = 30_000;
storage.maxOperationRetryTime = 30_000;
if (import.meta.env.VITE_BACKEND === 'local') connectStorageEmulator(storage, localHost, localPort(9199));

/** File names in paths: what the platform's paths and our rules accept, at most 100 characters. */
export const safeFileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^\./, 'file.')
    .replace(/\.[^.]*$/, (extension) => extension.toLowerCase())
    .slice(-100) || 'file';

async function put(
  target: StorageReference,
  file: Blob,
  customMetadata: Record<string, string>,
  onProgress?: OnProgress,
  signal?: AbortSignal,
): Promise<void> {
  const task = uploadBytesResumable(target, file, { contentType: file.type, customMetadata });
  const cancel = () => void task.cancel();
  signal?.addEventListener('abort', cancel);
  // It may have been stopped while its count was written.
  if (signal?.aborted) cancel();
  const stop = task.on('state_changed', (state) =>
    onProgress?.(state.totalBytes ? state.bytesTransferred / state.totalBytes : 0),
  );
  try {
    await task;
  } finally {
    stop();
    signal?.removeEventListener('abort', cancel);
  }
}

/** Uploads without asking for a link: for documents that nobody may link to. */
export const uploadPrivate = (
  path: string,
  file: Blob,
  metadata: Record<string, string>,
  onProgress?: OnProgress,
  signal?: AbortSignal,
): Promise<void> =>
  withBackendErrors(() => put(ref(storage, path), file, metadata, onProgress, signal), storageError);

/** Uploads and returns the address of the file. */
export const upload = (
  path: string,
  file: Blob,
  metadata: Record<string, string>,
  onProgress?: OnProgress,
): Promise<string> =>
  withBackendErrors(async () => {
    const target = ref(storage, path);
    await put(target, file, metadata, onProgress);
    return getDownloadURL(target);
  }, storageError);

/** Runs what sends no file: a refusal is about the person then, not about the file. */
const withoutFile = <T>(call: () => Promise<T>): Promise<T> =>
  withBackendErrors(call, storageError).catch((error: unknown) => {
    throw errorCode(error) === 'file-refused'
      ? new BackendError('permission-denied', { cause: error })
      : error;
  });

/** Deletes the file at an address. */
export const removeFile = (url: string): Promise<void> => withoutFile(() => deleteObject(ref(storage, url)));

/**
 * The bytes of a file, under the rules of this moment. Looked at before they are fetched: what would unpack itself on
 * this device, or is larger than anybody may hand in, never gets here.
 * @throws file-damaged
 */
export const download = (path: string, mostBytes: number): Promise<Blob> =>
  withoutFile(async () => {
    const file = ref(storage, path);
    const { size, contentEncoding } = await getMetadata(file);
    const isPlain = !contentEncoding || contentEncoding === 'identity';
    if (!isPlain || size > mostBytes) throw new BackendError('file-damaged');
    return getBlob(file);
  });

/** Deletes a file of one's own. */
export const remove = (path: string): Promise<void> => withoutFile(() => deleteObject(ref(storage, path)));
