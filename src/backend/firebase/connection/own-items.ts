import {
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  runTransaction,
  type Transaction,
} from 'firebase/firestore';
import type { OwnItem } from '../../ports/connection';
import { commentRef } from '../collections/comments';
import { eventRef } from '../collections/events';
import { groupMembershipRef } from '../collections/group-memberships';
import { groupRef } from '../collections/groups';
import { postRef } from '../collections/posts';
import { toBackendError, withBackendErrors } from '../sdk/errors';
import { db } from '../sdk/firestore';
import { commitNow } from '../writing/commit';

function refOf(item: OwnItem): DocumentReference<unknown> {
  switch (item.kind) {
    case 'post':
      return postRef(item.postId);
    case 'comment':
      return commentRef(item.postId, item.commentId);
    case 'event':
      return eventRef(item.eventId);
    // As they are: the schemas of these come with their pages.
    case 'eventSeries':
      return doc(db(), 'eventSeries', item.seriesId);
    case 'seriesChange':
      return doc(db(), 'eventSeries', item.seriesId, 'seriesChanges', item.changeId);
    case 'signUpList':
      return doc(db(), 'signUpLists', item.listId);
    case 'group':
      return groupRef(item.groupId);
    case 'membership':
      return groupMembershipRef(item.uid, item.groupId);
  }
}

/** Ends a transaction that only reads: committed, it would be another call. */
const READ = new Error('Only read');

/**
 * A document as the server has it. Asked by a call of its own: reads of the SDK go through the listeners' stream, and fail
 * as long as that connects.
 */
export async function readOnServer<T>(ref: DocumentReference<T>): Promise<DocumentSnapshot<T>> {
  let found: DocumentSnapshot<T> | undefined;
  const read = async (transaction: Transaction) => {
    found = await transaction.get(ref);
    throw READ;
  };
  await runTransaction(db(), read, { maxAttempts: 1 }).catch((error: unknown) => {
    if (error !== READ) throw error;
  });
  return found as DocumentSnapshot<T>;
}

/** Missing is denied, too: rules can't read the school of a comment's post that is not there. */
export async function existsOnServer(item: OwnItem): Promise<boolean> {
  try {
    return (await readOnServer(refOf(item))).exists();
  } catch (error) {
    const failure = toBackendError(error);
    if (failure.code === 'permission-denied') return false;
    throw failure;
  }
}

export const deleteOwnItem = (item: OwnItem): Promise<void> =>
  withBackendErrors(async () => {
    // Rules compare the author, and refuse to delete a document that does not exist.
    if (await existsOnServer(item)) await commitNow((transaction) => void transaction.delete(refOf(item)));
  });
