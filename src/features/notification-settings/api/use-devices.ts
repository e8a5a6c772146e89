import { type Live, useBackend, useLive } from '@/backend/react';
import type { Device } from '@/domain/entities/device';
import { settingsKeys } from './settings-keys';

/** Where somebody is told of news, live, those used last first. */
export function useDevices(uid: string): Live<Device[]> {
  const { account } = useBackend();
  return useLive(settingsKeys.devices(uid), (observer) => account.watchDevices(uid, observer));
}
