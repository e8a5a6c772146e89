import { FirebaseError } from 'firebase/app';
import { BackendError, ERROR_CODES, type ErrorCode } from '../../errors';
import { reachability } from '../reachability';
import { unreachableError } from '../reachability/unreachable-error';

/** Provider codes that mean something else to people than their name says. */
const PORT_CODES: Record<string, ErrorCode> = {
  'auth/invalid-credential': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/email-already-in-use': 'email-in-use',
  'auth/weak-password': 'weak-password',
  'auth/invalid-email': 'invalid-argument',
  'auth/missing-email': 'invalid-argument',
  'auth/missing-password': 'invalid-argument',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/user-mismatch': 'wrong-credentials',
  'auth/user-disabled': 'account-disabled',
  'auth/operation-not-allowed': 'unimplemented',
  'auth/admin-restricted-operation': 'unimplemented',
  'auth/too-many-requests': 'resource-exhausted',
  'auth/quota-exceeded': 'service-full',
  'auth/network-request-failed': 'unavailable',
  'auth/timeout': 'deadline-exceeded',
  'auth/user-token-expired': 'unauthenticated',
  'auth/invalid-user-token': 'unauthenticated',
  'auth/account-exists-with-different-credential': 'email-in-use',
  'auth/web-storage-unsupported': 'storage-blocked',
  'auth/unavailable': 'service-away',
  'auth/backend-error': 'service-away',
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/cancelled-popup-request': 'popup-closed',
  'auth/popup-blocked': 'popup-blocked',
  // Rules say no more than no, and limits of ours are told by functions: this is the project's own.
  'resource-exhausted': 'service-full',
};

/** What browsers say of a fetch, or of a part of the app, that never arrived; there is no code for it. */
const NEVER_ARRIVED =
  /failed to fetch|load failed|networkerror|dynamically imported module|importing a module script failed/i;

const withoutCode = (error: unknown): ErrorCode =>
  error instanceof TypeError && NEVER_ARRIVED.test(error.message) ? 'unavailable' : 'unknown';

/** What a part of the SDK that is fetched later makes of its own codes; null leaves it to the rest. */
export type ErrorTranslation = (error: FirebaseError) => BackendError | null;

/** Any thrown value as the port's error. */
export function toBackendError(error: unknown, translate?: ErrorTranslation): BackendError {
  if (error instanceof BackendError) return error;
  if (!(error instanceof FirebaseError)) return new BackendError(withoutCode(error), { cause: error });
  const meaning = PORT_CODES[error.code];
  if (meaning) return new BackendError(meaning, { cause: error });
  const translated = translate?.(error);
  if (translated) return translated;
  // "permission-denied", "functions/not-found" and the like carry the port's codes after the slash.
  const code = error.code.slice(error.code.indexOf('/') + 1);
  const known = ERROR_CODES.find((candidate) => candidate === code);
  return new BackendError(known ?? 'unknown', { cause: error });
}

/** A failure in the light of what else is known of the server. */
function withReachability(failure: BackendError): BackendError {
  if (failure.code === 'unavailable') return unreachableError(failure);
  // The storage is not to blame for a connection that is gone.
  return failure.code === 'files-away' && reachability.isOffline() ? unreachableError(failure) : failure;
}

/** What may mean that nothing of the server can be reached. */
const CONNECTION_CODES: readonly ErrorCode[] = ['unavailable', 'deadline-exceeded', 'files-away'];

/** Runs a call of the SDK so that only port errors leave the adapter; what it waits for in vain is looked into. */
export async function withBackendErrors<T>(call: () => Promise<T>, translate?: ErrorTranslation): Promise<T> {
  try {
    return await reachability.withTimeoutCheck(call);
  } catch (error) {
    const failure = toBackendError(error, translate);
    if (CONNECTION_CODES.includes(failure.code)) reachability.check();
    throw withReachability(failure);
  }
}
