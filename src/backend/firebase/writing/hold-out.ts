import {
  type DocumentReference,
  type DocumentSnapshot,
  getDocFromServer,
  runTransaction,
  type Transaction,
} from 'firebase/firestore';
import { errorCode } from '../../errors';
import { toBackendError } from '../sdk/errors';
import { db } from '../sdk/firestore';
import { CONFLICTS } from './commit';

/** Reads what an act is about, and what others may write on meanwhile. */
export type Read = <T>(ref: DocumentReference<T>) => Promise<DocumentSnapshot<T>>;

/** So often it is tried to get in between two writes of somebody else. */
const TRIES = 8;

/**
 * A privileged act in one transaction, which nobody can hold off by writing on their own record without end. What is
 * read in a transaction must be unchanged when it commits, and the SDK gives up after five conflicts: then it is read
 * beside the transaction, which holds for any version. It stays right, as the rules compare lists, roles and names
 * with what is there at the commit; what they refuse for that is read again. The transaction's own `get` goes on
 * holding what an act must have seen unchanged.
 */
export async function holdOut<T>(act: (transaction: Transaction, read: Read) => Promise<T>): Promise<T> {
  try {
    return await runTransaction(db(), (transaction) => act(transaction, (ref) => transaction.get(ref)));
  } catch (error) {
    if (!CONFLICTS.includes(errorCode(toBackendError(error)))) throw error;
  }
  for (let tries = 1; ; tries++) {
    try {
      return await runTransaction(db(), (transaction) => act(transaction, getDocFromServer));
    } catch (error) {
      const isLost = [...CONFLICTS, 'permission-denied'].includes(errorCode(toBackendError(error)));
      if (!isLost || tries === TRIES) throw error;
    }
  }
}
