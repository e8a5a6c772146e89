import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import type { Device } from '@/domain/entities/device';
import { notificationRef, parseNotification } from '../notify/tell';
import { db } from '../platform/app';
import { isDocumentId } from '../platform/document-id';
import { type Due, readDevices, readDue } from './documents';
import { type ClaimedDevice, claimDevices, markHeld, markIn, notificationMark } from './marks';
import { type Message, messageOf } from './message';
import { freeAt, readQueue, withHeld, withRung, writeQueue } from './queue';

/** Something that whoever has claimed it now sends, and nobody else. */
export interface Claim {
  uid: string;
  mark: DocumentReference;
  message: Message;
  /** Of the one that it is about; null for several. */
  type: Notification['type'] | null;
  devices: ClaimedDevice[];
}

/**
 * Claims a notification, as it is at this very moment, for the devices that have not had it. Null where there is nothing to
 * send: it is gone or read, its receiver has left the school or has no device, or it waits in the queue: for the end of
 * quiet hours, or because devices have rung often enough by now.
 */
export function claimNotification(id: string, at: number): Promise<Claim | null> {
  return db.runTransaction(async (tx) => {
    const notification = parseNotification(await tx.get(notificationRef(id)));
    if (!notification?.pushAt || notification.read || !isDocumentId(notification.userId)) return null;
    const devices = await readDevices(tx, notification.userId);
    if (devices.length === 0) return null;
    const [due] = await readDue(tx, [notification], at);
    return due ? claimFor(tx, due, devices, at) : null;
  });
}

async function claimFor(
  tx: Transaction,
  { notification, settings, due }: Due,
  all: readonly Device[],
  at: number,
): Promise<Claim | null> {
  const { id, userId: uid, type } = notification;
  const mark = notificationMark(notification);
  const before = markIn(await tx.get(mark));
  if (before?.turn === 'held') return null;
  if (before) {
    // What a service was too busy for by day is not tried again at night.
    if (due > at) return null;
  } else {
    const queue = await readQueue(tx, uid);
    // Who reports a danger to a child waits for nothing.
    const free = type === 'danger' ? at : Math.max(due, freeAt(queue, at));
    if (free > at) {
      writeQueue(tx, uid, withHeld(queue, notification, free), at);
      markHeld(tx, mark, at);
      return null;
    }
    writeQueue(tx, uid, withRung(queue, at, id), at);
  }
  const devices = claimDevices(tx, mark, before, all, at);
  if (devices.length === 0) return null;
  return { uid, mark, type, devices, message: messageOf(notification, settings) };
}
