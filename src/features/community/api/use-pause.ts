import { useSyncExternalStore } from 'react';
import { useBackend, useLive } from '@/backend/react';
import type { Pause } from '@/domain/entities/pause';
import { useMe } from '@/features/session';
import { everyMinute } from '@/ui/clock';
import { communityKeys } from './community-keys';

const still = () => () => undefined;

/**
 * Until when the reader only reads in a school; null when they may write, or nobody knows yet.
 * @param schoolId null where nothing can be written anyway
 */
export function usePause(schoolId: string | null): Date | null {
  const { community } = useBackend();
  const { uid } = useMe();
  const { data } = useLive<Pause | null>(
    communityKeys.pause(uid, schoolId ?? ''),
    schoolId === null ? null : (observer) => community.watchPause(uid, schoolId, observer),
  );
  // It ends by itself, while somebody looks on.
  useSyncExternalStore(data ? everyMinute.subscribe : still, everyMinute.now);
  return data && data.until > new Date() ? data.until : null;
}
