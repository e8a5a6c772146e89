import { FirebaseError } from 'firebase/app';
import { BackendError, ERROR_CODES, type ErrorCode } from '../errors';
import { reach } from './reachability';

/** Provider codes that mean something else to people than their name says. */
const MEANINGS: Record<string, ErrorCode> = {
  'auth/invalid-credential': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/email-already-in-use': 'email-in-use',
  'auth/weak-password': 'weak-password',
  'auth/invalid-email': 'invalid-argument',
  'auth/missing-email': 'invalid-argument',
  'auth/user-disabled': 'permission-denied',
  'auth/too-many-requests': 'resource-exhausted',
  'auth/network-request-failed': 'unavailable',
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/cancelled-popup-request': 'popup-closed',
  'auth/popup-blocked': 'popup-closed',
  'storage/unauthorized': 'file-refused',
  'storage/unauthenticated': 'unauthenticated',
  'storage/object-not-found': 'not-found',
  'storage/canceled': 'cancelled',
  'storage/quota-exceeded': 'resource-exhausted',
  'storage/retry-limit-exceeded': 'unavailable',
};

/** The SDK's word for a function that nobody answered for: `internal`, and no status of HTTP. */
const isUnanswered = ({ code, message }: FirebaseError): boolean =>
  code === 'functions/internal' && message === 'internal [0]';

/** The time our functions give with a limit (functions/src/limits). */
function retryAtOf(error: FirebaseError): Date | null {
  const { retryAt } = ((error as { details?: unknown }).details ?? {}) as { retryAt?: unknown };
  return typeof retryAt === 'number' ? new Date(retryAt) : null;
}

/** Any thrown value as the port's error. */
export function toBackendError(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  if (!(error instanceof FirebaseError)) return new BackendError('unknown', { cause: error });
  const meaning = MEANINGS[error.code];
  if (meaning) return new BackendError(meaning, { cause: error });
  if (isUnanswered(error)) return new BackendError('unavailable', { cause: error });
  // "permission-denied", "functions/not-found" and the like carry the port's codes after the slash.
  const code = error.code.slice(error.code.indexOf('/') + 1);
  const known = ERROR_CODES.find((candidate) => candidate === code);
  return new BackendError(known ?? 'unknown', { cause: error, retryAt: retryAtOf(error) });
}

/** Runs a call of the SDK so that only port errors leave the adapter; what it waits for in vain is looked into. */
export async function calling<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await reach.patiently(call);
  } catch (error) {
    const failure = toBackendError(error);
    if (failure.code === 'unavailable' || failure.code === 'deadline-exceeded') reach.check();
    throw failure;
  }
}
