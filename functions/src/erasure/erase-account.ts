import { leaveNotifications } from '../notifications/leave-notifications';
import { readUser, userRef } from '../platform/accounts';
import { auth, db } from '../platform/app';
import { deletionRef } from './deletions';
import { deleteFilesOf, pseudonymizeRecords } from './kept-records';
import { leaveMentions } from './mentions';
import { eraseModerationTraces } from './moderation-traces';
import { deleteOwnDocuments, type Person } from './own-documents';
import { anonymizeWritten, deleteWritten, leaveShared } from './written';

const NO_ACCOUNT = 'auth/user-not-found';

/**
 * Deletes an account with everything that is its parent's (product §4.12). The record goes first: without it no rule
 * opens anything to a session that is still open. Can be done again after a failure, from wherever it stopped, as the
 * wish to be deleted goes last.
 */
export async function eraseAccount(uid: string, keepPosts: boolean): Promise<void> {
  const person: Person = { uid, email: await keptAddress(uid) };
  await withAccount(() => auth().updateUser(uid, { disabled: true }));
  await userRef(uid).delete();
  await (keepPosts ? anonymizeWritten(uid) : deleteWritten(uid));
  await deleteOwnDocuments(person);
  await leaveShared(uid);
  await leaveMentions(uid);
  // After all that they have done is gone or anonymous.
  await leaveNotifications(db.collection('notifications'), uid);
  await eraseModerationTraces(uid);
  await pseudonymizeRecords(uid);
  await deleteFilesOf(uid);
  await withAccount(() => auth().deleteUser(uid));
  await deletionRef(uid).delete();
}

/** The address, noted before the record goes, so that another try knows it as well. */
async function keptAddress(uid: string): Promise<string | null> {
  const email = (await readUser(uid))?.email;
  if (email === undefined) return ((await deletionRef(uid).get()).get('email') as string | undefined) ?? null;
  await deletionRef(uid).set({ email }, { merge: true });
  return email;
}

async function withAccount(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // Deleted outside of the product, or by the try before.
    if ((error as { code?: unknown }).code !== NO_ACCOUNT) throw error;
  }
}
