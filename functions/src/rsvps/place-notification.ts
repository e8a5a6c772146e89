import type { Transaction } from 'firebase-admin/firestore';
import type { SchoolEvent } from '@/domain/entities/community';
import { eventNotificationId } from '@/domain/ids';
import { eventNotification } from '../notifications/event-notification';
import { readNotices } from '../notify/tell';
import { db } from '../platform/app';

/**
 * Tells parents who waited that there is a place. Once more takes the place of the one before, unread. What is there is read beside
 * the transaction, which may have written already: it holds what decides who has a place, so nobody else tells of it.
 */
export async function tellOfPlace(
  tx: Transaction,
  event: SchoolEvent,
  userIds: readonly string[],
): Promise<void> {
  const notices = await readNotices(
    userIds.map((userId) =>
      eventNotification(event, eventNotificationId('event-place', event.id, userId), userId, 'event-place'),
    ),
  );
  const before = notices.length > 0 ? await db.getAll(...notices.map(({ ref }) => ref)) : [];
  for (const [index, { ref, over }] of notices.entries()) {
    const document = over(before[index]);
    if (document) tx.set(ref, document);
  }
}
