import { useBackend } from '@/backend/react';
import { usePause } from '@/features/community';
import { useMe } from '@/features/session';

/** Why its reader can't vote: a key of the words for it; null where they may. */
export function useMayVote(schoolId: string, readOnly: boolean): 'demo' | 'readOnly' | 'paused' | null {
  const { kind } = useBackend();
  const { approvedSchools } = useMe();
  const isDemo = kind === 'demo';
  const isOutside = readOnly || !approvedSchools.includes(schoolId);
  const paused = usePause(isDemo || isOutside ? null : schoolId);
  if (isDemo) return 'demo';
  if (isOutside) return 'readOnly';
  return paused && 'paused';
}
