import { FieldPath } from 'firebase-admin/firestore';
import type { Device } from '@/domain/entities/device';
import { db } from '../platform/app';
import { log } from '../platform/log';
import type { Claim } from './claim';
import type { Sender } from './config';
import { devicesOf } from './documents';
import { type ClaimedDevice, deviceKey, MAX_TRIES } from './marks';
import { pushOf } from './message';
import { type Outcome, sendToDevice } from './send-to-device';

/** More than any icon shows. */
const MOST_COUNTED = 99;

/** A push service has not taken it: the platform tries again, slower and slower. */
class PushServiceBusy extends Error {
  override name = 'PushServiceBusy';
}

/** How many notifications somebody has not read. */
async function unreadOf(uid: string): Promise<number> {
  const unread = db.collection('notifications').where('userId', '==', uid).where('read', '==', false);
  return (await unread.limit(MOST_COUNTED).count().get()).data().count;
}

/**
 * Sends what was claimed to each of its devices, and notes what became of it. A device that is gone is deleted.
 * @throws where a service was too busy, as long as it may be tried again
 */
export async function sendClaimed(
  { uid, mark, message, type, devices }: Claim,
  sender: Sender,
): Promise<void> {
  // What was claimed is sent once: it must not be lost because it could not be counted. There is this one at least.
  const push = pushOf(message, await unreadOf(uid).catch(() => 1), type);
  const outcomes = await Promise.all(
    devices.map(async (device) => [device, await sendToDevice(device, push, sender)] as const),
  );
  await noteOutcomes(mark, outcomes);
  for (const [device, outcome] of outcomes) if (outcome === 'gone') await forgetDevice(uid, device);
  if (outcomes.some(([device, outcome]) => mayTryAgain(device, outcome)))
    throw new PushServiceBusy('A push service is busy.');
}

const mayTryAgain = ({ tries }: ClaimedDevice, outcome: Outcome): boolean =>
  outcome === 'busy' && tries < MAX_TRIES;

async function noteOutcomes(
  mark: Claim['mark'],
  outcomes: readonly (readonly [ClaimedDevice, Outcome])[],
): Promise<void> {
  const [field, state, ...more] = outcomes.flatMap(([device, outcome]) => {
    const isOpen = mayTryAgain(device, outcome);
    if (outcome === 'busy' && !isOpen) log.warn('A push was given up', { tries: device.tries });
    const became = outcome === 'sent' ? 'sent' : isOpen ? 'open' : 'given-up';
    return [new FieldPath('devices', deviceKey(device), 'state'), became];
  });
  if (field instanceof FieldPath) await mark.update(field, state, ...more);
}

/** Deletes a device, unless its browser has registered anew in its place meanwhile. */
export async function forgetDevice(uid: string, { id, endpoint }: Device): Promise<void> {
  const ref = devicesOf(uid).doc(id);
  await db.runTransaction(async (tx) => {
    const stored = await tx.get(ref);
    if (stored.get('endpoint') === endpoint) tx.delete(ref);
  });
}
