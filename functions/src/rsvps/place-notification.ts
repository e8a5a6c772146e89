import type { Transaction } from 'firebase-admin/firestore';
import type { SchoolEvent } from '@/domain/entities/community';
import { eventNotificationId } from '@/domain/ids';
import { eventNotification } from '../notifications/event-notification';
import { db } from '../platform/app';

/** Tells a parent who waited that there is a place. Once more takes the place of the one before, unread. */
export function tellOfPlace(tx: Transaction, event: SchoolEvent, userId: string): void {
  const id = eventNotificationId('event-place', event.id, userId);
  tx.set(db.doc(`notifications/${id}`), eventNotification(event, userId, 'event-place'));
}
