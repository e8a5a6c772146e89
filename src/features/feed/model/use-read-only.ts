import { useBackend } from '@/backend/react';

/** Why nothing can be written here: a key of the words for it. */
export function useReadOnly(readOnly = false): 'demo' | 'readOnly' | null {
  const { kind } = useBackend();
  if (kind === 'demo') return 'demo';
  return readOnly ? 'readOnly' : null;
}
