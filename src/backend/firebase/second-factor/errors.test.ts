import { FirebaseError } from 'firebase/app';
import { expect, it } from 'vitest';
import { toBackendError } from '../sdk/errors';
import { toSecondFactorError } from './errors';

it.each([
  // Not switched on: in a project of Google's, and in a backend that knows phone numbers only.
  ['auth/operation-not-allowed', 'unimplemented'],
  ['auth/invalid-argument', 'unimplemented'],
  ['auth/unverified-email', 'failed-precondition'],
  ['auth/invalid-verification-code', 'wrong-code'],
  ['auth/code-expired', 'code-expired'],
  ['auth/multi-factor-info-not-found', 'code-expired'],
  ['auth/requires-recent-login', 'requires-recent-login'],
  ['auth/too-many-requests', 'resource-exhausted'],
  ['auth/network-request-failed', 'unavailable'],
])('says %s as %s', (said, meant) => {
  expect(toBackendError(new FirebaseError(said, said), toSecondFactorError).code).toBe(meant);
});
