import {
  type DocumentReference,
  getDocFromServer,
  runTransaction,
  type Transaction,
} from 'firebase/firestore';
import { type ErrorCode, errorCode } from '../../errors';
import { toBackendError } from '../sdk/errors';
import { db } from '../sdk/firestore';
import { CONFLICTS } from './commit';

/** Somebody else's decision of the same moment is one conflict; the SDK waits a second before the next try. */
const HELD_TRIES = 2;
const UNHELD_TRIES = 4;

/** What comes of a document that changed between being read and being written; the last where the rules notice first. */
const CHANGED: readonly ErrorCode[] = [...CONFLICTS, 'permission-denied'];

/**
 * A transaction about somebody who may write the same documents at any time. Whoever does so in a loop would make every
 * try a conflict, and nobody could reject or remove them. So after two of them their documents are read beside
 * the transaction, which then holds no version of them. That is safe where the rules compare what is written with what is
 * there: a change that matters is refused, and the work is done anew.
 * @param owned the documents that the person may write
 */
export async function transactDespiteOwner<T>(
  owned: readonly DocumentReference[],
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await runTransaction(db(), work, { maxAttempts: HELD_TRIES });
  } catch (error) {
    if (!CHANGED.includes(errorCode(toBackendError(error)))) throw error;
  }
  const paths = owned.map(({ path }) => path);
  for (let tries = 1; ; tries++) {
    try {
      const unheld = (transaction: Transaction) => work(readingBeside(transaction, paths));
      return await runTransaction(db(), unheld, { maxAttempts: 1 });
    } catch (error) {
      if (tries === UNHELD_TRIES || !CHANGED.includes(errorCode(toBackendError(error)))) throw error;
    }
  }
}

/** The same transaction, which reads some documents without holding them. */
const readingBeside = (transaction: Transaction, paths: readonly string[]): Transaction =>
  Object.assign(Object.create(transaction) as Transaction, {
    get: (ref: DocumentReference) =>
      paths.includes(ref.path) ? getDocFromServer(ref) : transaction.get(ref),
  });
