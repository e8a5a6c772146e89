import type { CollectionReference, Transaction } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import { type Device, deviceSchema } from '@/domain/entities/device';
import { stillWanted, type Wanted } from '../notify/still-wanted';
import { db } from '../platform/app';
import { parserOf } from '../platform/documents';

/** The devices of an account. */
export const devicesOf = (uid: string): CollectionReference => db.collection(`users/${uid}/devices`);

const parseDevice = parserOf(deviceSchema);

/** The devices that somebody is told on. Most have none: nothing else is read of them. */
export async function readDevices(tx: Transaction, uid: string): Promise<Device[]> {
  return (await tx.get(devicesOf(uid))).docs.flatMap((doc) => parseDevice(doc) ?? []);
}

/** A notification that devices are to ring for. */
export interface Due extends Pick<Wanted, 'notification' | 'settings'> {
  /** From when on, in milliseconds. */
  due: number;
}

/**
 * What of notifications devices are still to ring for, as it is decided now: their receiver may have chosen otherwise since
 * they were written, or it is night by now.
 */
export async function readDue(tx: Transaction, all: readonly Notification[], at: number): Promise<Due[]> {
  const wanted = await stillWanted(all, new Date(at), tx);
  return wanted.flatMap(({ notification, settings, delivery: { pushAt } }) =>
    notification.pushAt && pushAt
      ? [{ notification, settings, due: Math.max(notification.pushAt.getTime(), pushAt.getTime()) }]
      : [],
  );
}
