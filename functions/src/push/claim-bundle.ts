import { randomUUID } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import type { Device } from '@/domain/entities/device';
import { notificationRef, parseNotification } from '../notify/tell';
import { db } from '../platform/app';
import type { Claim } from './claim';
import { type Due, readDevices, readDue } from './documents';
import { bundleMark, claimDevices, markIn } from './marks';
import { bundleMessage } from './message';
import { type PushQueue, readQueue, withHeld, withRung, writeQueue } from './queue';

/** After this a run that has taken something and not ended counts as broken off. */
const LEASE_MS = 10 * 60_000;

/**
 * Claims what somebody's queue holds and is due, as one thing for all their devices. What was read meanwhile, is gone, is
 * news anew, or is of a school that they have left is dropped; what is not due yet stays. Null where nothing is to be sent.
 */
export function claimBundle(uid: string, at: number): Promise<Claim | null> {
  return db.runTransaction(async (tx) => {
    const queue = await readQueue(tx, uid);
    if (!queue.dueAt || queue.dueAt.toMillis() > at) return null;
    const devices = await readDevices(tx, uid);
    const held = devices.length === 0 ? [] : await readHeld(tx, (queue.taken ?? queue).held);
    const own = held.filter(({ userId }) => userId === uid);
    return claimDue(tx, { uid, queue, devices, dues: await readDue(tx, own, at), at });
  });
}

interface Found {
  uid: string;
  queue: PushQueue;
  devices: Device[];
  dues: Due[];
  at: number;
}

async function claimDue(tx: Transaction, { uid, queue, devices, dues, at }: Found): Promise<Claim | null> {
  const ready = dues.filter(({ due }) => due <= at);
  const notifications = ready.map(({ notification }) => notification);
  const id = queue.taken?.id ?? randomUUID();
  const mark = bundleMark(id);
  const before = markIn(await tx.get(mark));
  // What is not due yet waits on; of what was taken before, what came since is all that is held.
  const kept: PushQueue = queue.taken
    ? { ...queue, dueAt: null }
    : dues.reduce<PushQueue>(
        (next, { notification, due }) => (due > at ? withHeld(next, notification, due) : next),
        { ...queue, held: {}, dueAt: null },
      );
  const message = ready[0] ? bundleMessage(notifications, ready[0].settings) : null;
  const claimed = message ? claimDevices(tx, mark, before, devices, at) : [];
  if (!message || claimed.length === 0) {
    writeQueue(tx, uid, { ...kept, taken: null, dueAt: kept.dueAt ?? soonest(kept, at) }, at);
    return null;
  }
  const taken = { id, held: Object.fromEntries(notifications.map((one) => [one.id, one.version ?? 0])) };
  const next = queue.taken ? kept : withRung(kept, at);
  writeQueue(tx, uid, { ...next, taken, dueAt: Timestamp.fromMillis(at + LEASE_MS) }, at);
  const type = notifications.length === 1 ? (notifications[0]?.type ?? null) : null;
  return { uid, mark, message, devices: claimed, type };
}

/** When to look again at what is held, whose own time nobody has noted: at once, which holds it for as long as it takes. */
const soonest = ({ held }: PushQueue, at: number): Timestamp | null =>
  Object.keys(held).length > 0 ? Timestamp.fromMillis(at) : null;

/** The notifications that are still those that were held. */
async function readHeld(tx: Transaction, held: PushQueue['held']): Promise<Notification[]> {
  const ids = Object.keys(held);
  if (ids.length === 0) return [];
  const found = (await tx.getAll(...ids.map(notificationRef))).flatMap((doc) => parseNotification(doc) ?? []);
  return found.filter(({ id, version = 0 }) => held[id] === version);
}

/** Notes that what was taken is done with, all of it or as far as it can be. */
export function finishBundle(uid: string, at: number): Promise<void> {
  return db.runTransaction(async (tx) => {
    const queue = await readQueue(tx, uid);
    if (!queue.taken) return;
    writeQueue(tx, uid, { ...queue, taken: null, dueAt: soonest(queue, at) }, at);
  });
}
