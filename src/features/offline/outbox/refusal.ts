import { BackendError, errorCode, retryTime } from '@/backend/errors';
import type { Entry } from './entry';

/** What the server did not want, as far as it had come: its pictures may be stored, and need not be again. */
export class Refusal extends BackendError {
  /** Where the pictures of a post are stored, in their order; null for those that are not. */
  readonly urls: readonly (string | null)[];

  constructor(cause: unknown, entry: Entry) {
    super(errorCode(cause), { cause, retryAt: retryTime(cause) });
    this.urls = entry.kind === 'post' ? entry.pictures.map(({ url }) => url) : [];
  }
}
