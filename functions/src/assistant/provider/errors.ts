import { HttpsError } from 'firebase-functions/v2/https';
import { type LogFields, log } from '../../platform/log';

/** The provider took longer than it may. */
export class ProviderTimeout extends Error {
  override name = 'ProviderTimeout';
}

/** The reply fits no schema, also after asking again. */
export class MalformedReply extends Error {
  override name = 'MalformedReply';
}

/** Why a provider failed, for the log: numbers and names, never what was asked or answered. */
export function logProviderError(error: unknown, fields: LogFields): void {
  const { status } = (error ?? {}) as { status?: unknown };
  log.error('The assistant’s provider failed', error, {
    ...fields,
    status: typeof status === 'number' ? status : null,
  });
}

/** What the caller hears of it. Never resource-exhausted: that would say that their own questions are used up. */
export const asHttpsError = (error: unknown): HttpsError =>
  error instanceof ProviderTimeout
    ? new HttpsError('deadline-exceeded', 'The assistant took too long.')
    : new HttpsError('unavailable', 'The assistant can’t be reached.');
