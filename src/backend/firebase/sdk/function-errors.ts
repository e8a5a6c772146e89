import type { FirebaseError } from 'firebase/app';
import { BackendError, type ErrorCode } from '../../errors';

/** What the SDK says when a function did not answer at all: `internal`, without an HTTP status. */
const isUnanswered = ({ code, message }: FirebaseError): boolean =>
  code === 'functions/internal' && message === 'internal [0]';

/**
 * What Google's front answers in a function's place when all its copies are busy: no words but the code's. Our own
 * limits have some.
 */
const isCrowdedOut = ({ code, message }: FirebaseError): boolean =>
  code === 'functions/resource-exhausted' && /^resource[-_]exhausted\b/i.test(message);

/** The time our functions give with a limit (functions/src/limits). */
function retryAtOf(error: FirebaseError): Date | null {
  const { retryAt } = ((error as { details?: unknown }).details ?? {}) as { retryAt?: unknown };
  return typeof retryAt === 'number' ? new Date(retryAt) : null;
}

/** Refusals whose reason our functions name where their code says less. */
const REASONS: Record<string, ErrorCode> = {
  /** It would do it for whoever has just shown that it is them (functions/src/platform/recent-sign-in.ts). */
  'requires-recent-login': 'requires-recent-login',
  'weak-password': 'weak-password',
  /** A moderator acts on somebody who is staff (functions/src/moderation). */
  'role-needs-admin': 'role-needs-admin',
  /** Who goes hands over first (functions/src/erasure/hand-over.ts). */
  'last-admin': 'hand-over-admin',
  'only-moderator': 'hand-over-moderator',
};

function reasonOf(error: FirebaseError): ErrorCode | null {
  const { reason } = ((error as { details?: unknown }).details ?? {}) as { reason?: unknown };
  return (typeof reason === 'string' && REASONS[reason]) || null;
}

/** What a failed call of a function means, where its code alone does not say it. */
export function functionsError(error: FirebaseError): BackendError | null {
  if (isUnanswered(error)) return new BackendError('unavailable', { cause: error });
  const reason = reasonOf(error);
  if (reason) return new BackendError(reason, { cause: error });
  if (isCrowdedOut(error)) return new BackendError('service-full', { cause: error });
  if (error.code === 'functions/resource-exhausted')
    return new BackendError('resource-exhausted', { cause: error, retryAt: retryAtOf(error) });
  // It was reached, and says so of what lies behind it.
  return error.code === 'functions/unavailable' ? new BackendError('service-away', { cause: error }) : null;
}
