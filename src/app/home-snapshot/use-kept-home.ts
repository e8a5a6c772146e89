import { useEffect } from 'react';
import { useBackend } from '@/backend/react';
import { useMe } from '@/features/session';
import { loadChunk } from '@/i18n/load-chunk';
import { homeKey, storedText } from '@/stored';
import { contentCame } from '@/ui/content-came';

/** Keeps the home of a school on the device, where the sign-in is kept there, for the next time the app is opened. */
export function useKeptHome(schoolId: string): void {
  const { connection } = useBackend();
  const { uid } = useMe();
  const isKept = connection?.isKeptSignedIn() ?? false;
  useEffect(() => {
    if (!isKept) return;
    let isOver = false;
    let end: (() => void) | undefined;
    contentCame()
      .then(() => loadChunk(() => import('./keep-home')))
      .then(
        ({ keepHome }) => {
          if (!isOver) end = keepHome(storedText('local', homeKey(uid, schoolId)));
        },
        // Then the app opens as it does on a new device.
        () => undefined,
      );
    return () => {
      isOver = true;
      end?.();
    };
  }, [isKept, uid, schoolId]);
}
