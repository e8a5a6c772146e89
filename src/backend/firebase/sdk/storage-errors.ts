import type { FirebaseError } from 'firebase/app';
import { BackendError, type ErrorCode } from '../../errors';

const PORT_CODES: Record<string, ErrorCode> = {
  'storage/unauthorized': 'file-refused',
  'storage/unauthorized-app': 'permission-denied',
  'storage/object-not-found': 'not-found',
  'storage/canceled': 'cancelled',
  'storage/quota-exceeded': 'service-full',
  'storage/server-file-wrong-size': 'file-damaged',
  'storage/invalid-checksum': 'file-damaged',
  'storage/cannot-slice-blob': 'file-unreadable',
  // It answered too late, or nothing that makes sense.
  'storage/retry-limit-exceeded': 'files-away',
  'storage/unknown': 'files-away',
  'storage/internal-error': 'files-away',
  'storage/bucket-not-found': 'files-away',
  'storage/project-not-found': 'files-away',
};

/** What a failure of the file storage means. */
export function storageError(error: FirebaseError): BackendError | null {
  const meaning = PORT_CODES[error.code];
  return meaning ? new BackendError(meaning, { cause: error }) : null;
}
