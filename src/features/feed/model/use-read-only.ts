import { useBackend } from '@/backend/react';
import { usePause } from '@/features/community';

/** Why nothing can be written here: a key of the words for it. */
export function useReadOnly(schoolId: string, readOnly = false): 'demo' | 'readOnly' | 'paused' | null {
  const { kind } = useBackend();
  const isDemo = kind === 'demo';
  const paused = usePause(isDemo || readOnly ? null : schoolId);
  if (isDemo) return 'demo';
  if (readOnly) return 'readOnly';
  return paused && 'paused';
}
