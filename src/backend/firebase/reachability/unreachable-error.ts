import { BackendError } from '../../errors';
import { reachability } from '.';

/** Why the server's word is missing. */
export const unreachableError = (cause?: unknown): BackendError =>
  new BackendError(reachability.isQuotaExceeded() ? 'service-full' : 'unavailable', { cause });
