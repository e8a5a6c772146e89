import { storedText } from '@/stored';

/** That this browser is registered, and for whom. */
export interface DeviceMarker {
  uid: string;
  endpoint: string;
  /** The day on which the account was last told that it is used. */
  seenOn: string;
  /** It has ended here, and the account has not heard of that yet. */
  isLeft: boolean;
}

/**
 * In local storage (product §3.3), past a log-out: who logs out without a network leaves their registration behind, which
 * this browser ends once it can.
 */
const stored = storedText('local', 'pushDevice');

export function deviceMarker(): DeviceMarker | null {
  try {
    const { uid, endpoint, seenOn, isLeft } = JSON.parse(stored.get() ?? '') as Partial<DeviceMarker>;
    return uid && endpoint ? { uid, endpoint, seenOn: seenOn ?? '', isLeft: isLeft === true } : null;
  } catch {
    return null;
  }
}

export const rememberDevice = (marker: DeviceMarker): void => void stored.set(JSON.stringify(marker));

export const forgetDevice = (): void => void stored.set(null);
