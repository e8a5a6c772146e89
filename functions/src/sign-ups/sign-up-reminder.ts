import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { brand } from '@/brand';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import type { SignUpList } from '@/domain/entities/sign-up-list';
import { signUpSoonNotificationId } from '@/domain/ids';
import { namedIn } from '../notifications/messages';
import { db } from '../platform/app';

/** The page of a list. */
export const listPath = (listId: string): string => `/sign-ups/${listId}`;

const reminderRef = (listId: string, uid: string, date: Date): DocumentReference =>
  db.doc(`notifications/${signUpSoonNotificationId(listId, uid, date)}`);

/** Reminds somebody of what they have signed up for, where that has not been done for this date. */
export async function remind(
  tx: Transaction,
  { id, date }: Pick<SignUpList, 'id'> & { date: Date },
  uids: readonly string[],
): Promise<void> {
  if (uids.length === 0) return;
  const found = await tx.getAll(...uids.map((uid) => reminderRef(id, uid, date)));
  for (const [at, userId] of uids.entries()) {
    if (found[at]?.exists) continue;
    tx.create(reminderRef(id, userId, date), {
      userId,
      type: 'sign-up-soon',
      actorId: SYSTEM_AUTHOR,
      ...namedIn('sign-up-soon', brand.name),
      link: listPath(id),
      postId: null,
      read: false,
      emailed: false,
      createdAt: FieldValue.serverTimestamp(),
      commentId: null,
      likeKey: null,
    });
  }
}

/** Takes back the reminder of who has nothing of a list any more. */
export function forgetReminder(tx: Transaction, { id, date }: SignUpList, uid: string): void {
  if (date) tx.delete(reminderRef(id, uid, date));
}
