import { defineBoolean } from 'firebase-functions/params';
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';

const APP_CHECK = defineBoolean('APP_CHECK', {
  default: false,
  description: 'Callables answer only apps that App Check vouches for (docs/operations.md, App Check).',
});

/**
 * Refuses a call that no App Check token vouches for, where the operator has turned App Check on. The platform has
 * verified the token by then; without a valid one the call has no app.
 *
 * @throws failed-precondition
 */
export function requireAppCheck(request: Pick<CallableRequest, 'app'>): void {
  if (APP_CHECK.value() && !request.app?.appId) {
    throw new HttpsError('failed-precondition', 'This app could not be verified.');
  }
}
