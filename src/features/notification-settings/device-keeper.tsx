import { useEffect } from 'react';
import { useBackend } from '@/backend/react';
import { deviceLabel } from './push/device-label';
import { keepDevice } from './push/keep-device';

/** Keeps the registration of this browser as it has to be for whoever is signed in. Shows nothing. */
export function DeviceKeeper({ uid }: { uid: string }) {
  const { account } = useBackend();
  useEffect(() => {
    const keep = () => {
      // Without a network the next visit does it.
      keepDevice(account, uid, deviceLabel(navigator.userAgent)).catch(() => undefined);
    };
    keep();
    const hear = ({ data }: MessageEvent) => {
      if (data === 'subscription-changed') keep();
    };
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
    worker?.addEventListener('message', hear);
    return () => worker?.removeEventListener('message', hear);
  }, [account, uid]);
  return null;
}
