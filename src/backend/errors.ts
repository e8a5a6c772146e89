/** Codes of a failed backend call (product §8), the same for documents, files, sign-in and functions. */
export const ERROR_CODES = [
  'invalid-argument',
  'unauthenticated',
  'permission-denied',
  'not-found',
  'already-exists',
  'aborted',
  'failed-precondition',
  'resource-exhausted',
  'cancelled',
  'internal',
  'unimplemented',
  'unavailable',
  'deadline-exceeded',
  // Sign-in and sign-up
  'wrong-credentials',
  'email-in-use',
  'weak-password',
  'popup-closed',
  'popup-blocked',
  'account-disabled',
  // What staff do takes a sign-in of the last half hour
  'requires-recent-login',
  // An authenticator app
  'second-factor-required',
  'wrong-code',
  'code-expired',
  'storage-blocked',
  // Somebody has to take over before they can go
  'hand-over-admin',
  'hand-over-moderator',
  // Decisions
  'role-needs-admin',
  'document-replaced',
  'name-changed',
  'account-gone',
  // Two devices have added children to one profile
  'too-many-children',
  // A member's third new name in 30 days
  'too-many-name-changes',
  // As much of its kind as a day allows
  'daily-limit',
  // Files
  'file-refused',
  'file-damaged',
  'file-unreadable',
  // Who is away, and what has reached its limit, other than the connection and the person
  'files-away',
  'service-away',
  'service-full',
  'read-only',
  'unknown',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The only error that leaves the backend port. `code` is also a key of the `errors` message namespace. */
export class BackendError extends Error {
  /** When a rate limit that was reached allows the next call, if the server says so. */
  readonly retryAt: Date | null;

  constructor(
    readonly code: ErrorCode,
    options?: { cause?: unknown; detail?: string; retryAt?: Date | null },
  ) {
    super(options?.detail ?? code, { cause: options?.cause });
    this.name = 'BackendError';
    this.retryAt = options?.retryAt ?? null;
  }
}

/** The password or Google is right, and the account asks for a code of its owner's authenticator app as well. */
export class SecondFactorRequired extends BackendError {
  /**
   * @param resume goes on by the code, to the end of what was begun; it fails with wrong-code, after which it can be
   *   called again, and with code-expired, after which it takes the password again
   */
  constructor(readonly resume: (code: string) => Promise<void>) {
    super('second-factor-required');
  }
}

/** Code of any thrown value; `unknown` for what did not come from the port. */
export const errorCode = (error: unknown): ErrorCode =>
  error instanceof BackendError ? error.code : 'unknown';

/** When to try again, as the server has said; null when it has not. */
export const retryTime = (error: unknown): Date | null =>
  error instanceof BackendError ? error.retryAt : null;

/** Failures that pass by themselves: the same may well succeed later, unchanged. */
const PASSING: readonly ErrorCode[] = [
  'unavailable',
  'deadline-exceeded',
  'files-away',
  'service-away',
  'service-full',
];

/** Whether something may be tried again by itself until it arrives. */
export const mayPass = (error: unknown): boolean => PASSING.includes(errorCode(error));
