import type { Transaction } from 'firebase-admin/firestore';
import type { SignUpList } from '@/domain/entities/sign-up-list';
import { signUpSoonNotificationId } from '@/domain/ids';
import { productNotification } from '../notifications/product-notification';
import { notificationRef, readNotices } from '../notify/tell';

/** The page of a list. */
export const listPath = (listId: string): string => `/sign-ups/${listId}`;

/** Reminds somebody of what they have signed up for, where that has not been done for this date. */
export async function remind(
  tx: Transaction,
  { id: listId, date, schoolId }: Pick<SignUpList, 'id' | 'schoolId'> & { date: Date },
  uids: readonly string[],
): Promise<void> {
  const notices = await readNotices(
    uids.map((userId) =>
      productNotification({
        type: 'sign-up-soon',
        ...{ id: signUpSoonNotificationId(listId, userId, date), userId, link: listPath(listId), schoolId },
      }),
    ),
  );
  const found = notices.length > 0 ? await tx.getAll(...notices.map(({ ref }) => ref)) : [];
  for (const [at, { ref, over }] of notices.entries()) {
    const document = found[at]?.exists ? null : over(undefined);
    if (document) tx.create(ref, document);
  }
}

/** Takes back the reminder of who has nothing of a list any more. */
export function forgetReminder(tx: Transaction, { id, date }: SignUpList, uid: string): void {
  if (date) tx.delete(notificationRef(signUpSoonNotificationId(id, uid, date)));
}
