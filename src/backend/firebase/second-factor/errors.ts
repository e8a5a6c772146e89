import { BackendError, type ErrorCode } from '../../errors';
import type { ErrorTranslation } from '../sdk/errors';

/** What the provider says about second factors, which the rest of the app never hears. */
const CODES: Record<string, ErrorCode> = {
  'auth/invalid-verification-code': 'wrong-code',
  'auth/missing-verification-code': 'wrong-code',
  'auth/code-expired': 'code-expired',
  'auth/totp-challenge-timeout': 'code-expired',
  'auth/invalid-multi-factor-session': 'code-expired',
  'auth/missing-multi-factor-session': 'code-expired',
  // Removed meanwhile: the next sign-in asks for none.
  'auth/multi-factor-info-not-found': 'code-expired',
  'auth/unverified-email': 'failed-precondition',
  'auth/second-factor-already-in-use': 'already-exists',
  'auth/maximum-second-factor-count-exceeded': 'already-exists',
  'auth/unsupported-first-factor': 'unimplemented',
  // A backend that knows phone numbers only, as the official emulator, misses the number.
  'auth/invalid-argument': 'unimplemented',
};

export const toSecondFactorError: ErrorTranslation = (error) => {
  const code = CODES[error.code];
  return code ? new BackendError(code, { cause: error }) : null;
};
