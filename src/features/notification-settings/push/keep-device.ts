import type { NewDevice, NotificationSettingsPort } from '@/backend/ports/notification-settings';
import { presentSubscription, subscribe, unsubscribe } from './browser-push';
import { type DeviceMarker, deviceMarker, forgetDevice, rememberDevice } from './device-marker';

type Port = Pick<NotificationSettingsPort, 'saveDevice' | 'hasDevice' | 'removeDevice'>;

const today = (): string => new Date().toISOString().slice(0, 10);

/** Registers this browser for somebody, in the place of what it was registered as before. */
export async function registerDevice(
  port: Port,
  uid: string,
  device: Omit<NewDevice, 'replaces'>,
): Promise<void> {
  const before = deviceMarker();
  await port.saveDevice(uid, { ...device, replaces: before?.uid === uid ? before.endpoint : null });
  rememberDevice({ uid, endpoint: device.endpoint, seenOn: today(), isLeft: false });
}

/**
 * Ends what this browser is told. It is no longer told at once, also without a network; the account hears of that when it
 * can, and else from the push service, at the next news.
 */
export async function endDevice(port: Port, marker: DeviceMarker): Promise<void> {
  rememberDevice({ ...marker, isLeft: true });
  await unsubscribe();
  await port.removeDevice(marker.uid, marker.endpoint);
  forgetDevice();
}

/**
 * Keeps the registration of this browser as it has to be, once a day and after each change: of somebody else, or of who has
 * logged out without a network, it ends; a new address, which services give now and then, takes the place of the old one.
 * What its owner has removed on another device is not brought back.
 */
export async function keepDevice(port: Port, uid: string, label: string): Promise<void> {
  const marker = deviceMarker();
  if (!marker) return;
  if (marker.uid !== uid) {
    // Nobody else may end it at their account: the push service says that it is gone.
    await unsubscribe();
    forgetDevice();
    return;
  }
  if (marker.isLeft) return endDevice(port, marker);
  const present = await presentSubscription();
  if (present?.endpoint === marker.endpoint && marker.seenOn === today()) return;
  if (!(await port.hasDevice(uid, marker.endpoint))) {
    await unsubscribe();
    forgetDevice();
    return;
  }
  const next = present ?? (await renewed());
  if (next) await registerDevice(port, uid, { ...next, label });
  else await endDevice(port, marker);
}

/** A subscription in the place of one that the browser has dropped; null where its owner has taken the permission back. */
const renewed = async () => (globalThis.Notification?.permission === 'granted' ? subscribe() : null);
