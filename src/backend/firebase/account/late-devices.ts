import { doc, limit, query, serverTimestamp, where } from 'firebase/firestore';
import { DEVICE_SLOTS, type Device } from '@/domain/entities/device';
import { BackendError } from '../../errors';
import type { NotificationSettingsPort } from '../../ports/notification-settings';
import { devices } from '../collections/notification-settings';
import { entities, readQuery } from '../reading/documents';
import { withBackendErrors } from '../sdk/errors';
import { commitNow } from '../writing/commit';

const at = (uid: string, endpoint: string) =>
  query(devices(uid), where('endpoint', '==', endpoint), limit(DEVICE_SLOTS.length));

/** The slot of a browser: its own, that of the address that it had before, or a free one. */
function slotAmong(known: readonly Device[], endpoint: string, replaces: string | null): string {
  const own =
    known.find((one) => one.endpoint === endpoint) ?? known.find((one) => one.endpoint === replaces);
  const free = DEVICE_SLOTS.find((slot) => known.every(({ id }) => id !== slot));
  const slot = own?.id ?? free;
  if (slot === undefined) throw new BackendError('resource-exhausted');
  return slot;
}

/** Registering and removing browsers. */
export const lateDevices: Pick<NotificationSettingsPort, 'saveDevice' | 'hasDevice' | 'removeDevice'> = {
  saveDevice: (uid, { endpoint, keys, label, replaces }) =>
    withBackendErrors(() =>
      commitNow(async (transaction) => {
        // One by one, as a query may be answered by what a listener had before the last browser was registered.
        const refs = DEVICE_SLOTS.map((slot) => doc(devices(uid), slot));
        const found = await Promise.all(refs.map((ref) => transaction.get(ref)));
        const known = entities({ docs: found.filter((one) => one.exists()) });
        const slot = slotAmong(known, endpoint, replaces);
        const ref = doc(devices(uid), slot);
        const before = known.find(({ id }) => id === slot);
        const seenAt = serverTimestamp();
        // What is there keeps its time as the server wrote it, which is finer than a Date.
        if (before?.endpoint === endpoint) transaction.update(ref, { keys, label, seenAt });
        else transaction.set(ref, { id: slot, endpoint, keys, label, createdAt: serverTimestamp(), seenAt });
      }, 'already-exists'),
    ),

  hasDevice: (uid, endpoint) =>
    withBackendErrors(async () => (await readQuery(at(uid, endpoint))).docs.length > 0),

  removeDevice: (uid, endpoint) =>
    withBackendErrors(async () => {
      const { docs } = await readQuery(at(uid, endpoint));
      await commitNow((transaction) => {
        for (const { ref } of docs) transaction.delete(ref);
      });
    }),
};
