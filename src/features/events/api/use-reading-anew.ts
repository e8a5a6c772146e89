import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEntries } from '@/features/offline';
import { eventKeys } from './event-keys';

/** What the server has taken meanwhile is not told to a list that is not live: this reads it anew. */
export function useReadingAnew(schoolId: string, enabled: boolean): void {
  const taken = useEntries()
    .filter(({ kind, isSent }) => kind === 'event' && isSent)
    .map(({ id }) => id)
    .join();
  const client = useQueryClient();
  useEffect(() => {
    if (enabled && taken !== '') void client.invalidateQueries({ queryKey: eventKeys.allRead(schoolId) });
  }, [enabled, taken, client, schoolId]);
}
