import type { NotificationSettingsPort } from '@/backend/ports/notification-settings';
import { deviceMarker } from './device-marker';
import { endDevice } from './keep-device';

/** A log-out waits no longer than this for the account to hear of it. */
const PATIENCE_MS = 3_000;

/** Ends what this browser is told, with a log-out. What can't be said now, this browser says the next time. */
export async function endThisDevice(port: NotificationSettingsPort): Promise<void> {
  const marker = deviceMarker();
  if (!marker) return;
  const ended = endDevice(port, marker).catch(() => undefined);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
