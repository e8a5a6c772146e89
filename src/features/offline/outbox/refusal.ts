import { BackendError, errorCode, retryTime } from '@/backend/errors';
import type { Entry } from './entry';

/** What the server did not want, as far as it had come: its picture may be stored, and need not be again. */
export class Refusal extends BackendError {
  readonly imageUrl: string | null;

  constructor(cause: unknown, entry: Entry) {
    super(errorCode(cause), { cause, retryAt: retryTime(cause) });
    this.imageUrl = 'imageUrl' in entry ? entry.imageUrl : null;
  }
}
