import { type DocumentReference, doc, runTransaction, type Transaction } from 'firebase/firestore';
import { groupMembershipId } from '@/domain/ids';
import type { StoredItem } from '../../ports/connection';
import { calling, toBackendError } from '../sdk/errors';
import { db } from '../sdk/firestore';
import { commitNow } from '../writing/commit';

function refOf(item: StoredItem): DocumentReference {
  switch (item.kind) {
    case 'post':
      return doc(db(), 'posts', item.postId);
    case 'comment':
      return doc(db(), 'posts', item.postId, 'comments', item.commentId);
    case 'event':
      return doc(db(), 'events', item.eventId);
    case 'group':
      return doc(db(), 'groups', item.groupId);
    case 'membership':
      return doc(db(), 'groupMemberships', groupMembershipId(item.uid, item.groupId));
  }
}

/** Ends a transaction that only reads: committed, it would be another call. */
const READ = new Error('Only read');

/**
 * Asked by a call of its own: reads of the SDK go through the listeners' stream, and fail as long as that connects.
 */
async function isThere(ref: DocumentReference): Promise<boolean> {
  let exists = false;
  const read = async (transaction: Transaction) => {
    exists = (await transaction.get(ref)).exists();
    throw READ;
  };
  await runTransaction(db(), read, { maxAttempts: 1 }).catch((error: unknown) => {
    if (error !== READ) throw error;
  });
  return exists;
}

/** Missing is denied, too: rules can't read the school of a comment's post that is not there. */
export async function hasItem(item: StoredItem): Promise<boolean> {
  try {
    return await isThere(refOf(item));
  } catch (error) {
    const failure = toBackendError(error);
    if (failure.code === 'permission-denied') return false;
    throw failure;
  }
}

export const takeBackItem = (item: StoredItem): Promise<void> =>
  calling(async () => {
    // Rules ask who has made it, which nobody can say of what is not there.
    if (await hasItem(item)) await commitNow((transaction) => void transaction.delete(refOf(item)));
  });
