import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';
import { awayListRef, claimsOf, hiddenListRef, listRef, tallyRef } from './documents';
import { listPath } from './sign-up-reminder';

/** Deletes what a list that is gone for good has left: the claims, who has what, and what reminds of it. */
export async function deleteListRemains(listId: string): Promise<void> {
  await deleteAll(claimsOf(listId));
  await tallyRef(listId).delete();
  await awayListRef(listId).delete();
  await deleteAll(db.collection('notifications').where('link', '==', listPath(listId)));
}

/** The same where it is not out of sight, or back by now. */
export async function deleteRemainsOfGone(listId: string): Promise<void> {
  const kept = await db.getAll(listRef(listId), hiddenListRef(listId), awayListRef(listId));
  if (kept.every(({ exists }) => !exists)) await deleteListRemains(listId);
}
