import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import type { Device } from '@/domain/entities/device';
import { expiryAfter } from '../platform/expiry';
import { sha256 } from '../platform/hash';
import { idempotencyKeyRef, REMEMBER_DAYS } from '../platform/steps';

/** So often one thing is tried to be sent to one device, in all. */
export const MAX_TRIES = 5;

/**
 * What has become of one thing at one device. It is noted before it is sent: a process that dies in between costs a push,
 * and nobody gets it twice. Only what a service has said that it did not take is open again.
 */
interface Attempt {
  state: 'sending' | 'sent' | 'open' | 'given-up';
  tries: number;
}

/** `_idempotencyKeys/push_…`: what has become of one thing that devices are to ring for. */
export interface PushMark {
  /** `held`: it waits in its receiver's queue, which alone sends it. */
  turn: 'now' | 'held';
  /** By what the address of the device is known by. */
  devices: Record<string, Attempt>;
}

/** What a device is known by in marks: its address, so that another one that comes into its slot is another device. */
export const deviceKey = ({ endpoint }: Pick<Device, 'endpoint'>): string => sha256(endpoint).slice(0, 32);

/** The mark of a notification as it is now. As a digest: its id may name others, who may be deleted before this is. */
export const notificationMark = ({ id, version = 0 }: Notification): DocumentReference =>
  idempotencyKeyRef(`push_${sha256(`${id} ${version}`)}`);

/** The mark of several at once. */
export const bundleMark = (id: string): DocumentReference => idempotencyKeyRef(`push_${id}`);

export const markIn = (snapshot: DocumentSnapshot): PushMark | null =>
  (snapshot.data() as PushMark | undefined) ?? null;

const isOpen = (attempt: Attempt | undefined): boolean => attempt === undefined || attempt.state === 'open';

/** A device that is being tried, the how manieth time. */
export interface ClaimedDevice extends Device {
  tries: number;
}

/** The devices that one thing is still to be sent to, which are noted as being tried now. */
export function claimDevices(
  tx: Transaction,
  mark: DocumentReference,
  before: PushMark | null,
  devices: readonly Device[],
  at: number,
): ClaimedDevice[] {
  const known = before?.devices ?? {};
  const claimed = devices
    .filter((device) => isOpen(known[deviceKey(device)]))
    .map((device) => ({ ...device, tries: (known[deviceKey(device)]?.tries ?? 0) + 1 }));
  if (claimed.length === 0) return [];
  const attempts = claimed.map((device): [string, Attempt] => [
    deviceKey(device),
    { state: 'sending', tries: device.tries },
  ]);
  const next: PushMark = { turn: 'now', devices: { ...known, ...Object.fromEntries(attempts) } };
  tx.set(mark, { ...next, expiresAt: expiryAfter(at, REMEMBER_DAYS) });
  return claimed;
}

/** Notes of something that its receiver's queue has it. */
export function markHeld(tx: Transaction, mark: DocumentReference, at: number): void {
  const held: PushMark = { turn: 'held', devices: {} };
  tx.set(mark, { ...held, expiresAt: expiryAfter(at, REMEMBER_DAYS) });
}
