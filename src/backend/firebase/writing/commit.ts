import { runTransaction, type Transaction } from 'firebase/firestore';
import { BackendError, type ErrorCode, errorCode } from '../../errors';
import { toBackendError } from '../sdk/errors';
import { db } from '../sdk/firestore';

/** So often it is tried to be the only one who writes. */
const TRIES = 3;

/** Another client wrote the same document at this moment: nothing was written. */
export const CONFLICTS: readonly ErrorCode[] = ['aborted', 'failed-precondition'];

/**
 * Writes at once or fails. Batches and single writes of the SDK wait in a queue of its own, where nobody can take them
 * back and which outlives the page: what is sent off must have one owner, the outbox (docs/decisions.md 44).
 * @param alsoConflict how else it may fail when what was read is not so any more
 */
export async function commitNow(
  write: (transaction: Transaction) => void | Promise<void>,
  ...alsoConflict: ErrorCode[]
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      // Once: the outbox knows better when another try makes sense, and what it waits for.
      return await runTransaction(db(), async (transaction) => write(transaction), { maxAttempts: 1 });
    } catch (error) {
      const code = errorCode(toBackendError(error));
      if (tries < TRIES && [...CONFLICTS, ...alsoConflict].includes(code)) continue;
      throw code === 'failed-precondition' ? new BackendError('aborted', { cause: error }) : error;
    }
  }
}
