import { BackendError } from '../../errors';
import { reach } from './reachability';

/** Why the server's word is missing. */
export const outOfReach = (cause?: unknown): BackendError =>
  new BackendError(reach.isFull() ? 'service-full' : 'unavailable', { cause });
