import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Pages, useBackend, usePages } from '@/backend/react';
import type { SchoolEvent } from '@/domain/entities/community';
import { useEntries } from '@/features/offline';
import { eventKeys } from './event-keys';

/** Past events of a school, of one parent or of everybody, newest first, a page at a time. */
export function usePastEvents(
  schoolId: string,
  authorId: string | null,
  enabled: boolean,
): Pages<SchoolEvent> {
  const { events } = useBackend();
  const list = { schoolId, when: 'past', authorId } as const;
  const pages = usePages(
    eventKeys.past(schoolId, authorId),
    (after) => events.page(list, new Date(), after),
    { enabled },
  );
  // What the server has taken meanwhile is not told to a list that is not live.
  const taken = useEntries()
    .filter(({ kind, isSent }) => kind === 'event' && isSent)
    .map(({ id }) => id)
    .join();
  const client = useQueryClient();
  useEffect(() => {
    if (enabled && taken !== '') void client.invalidateQueries({ queryKey: eventKeys.allPast(schoolId) });
  }, [enabled, taken, client, schoolId]);
  return pages;
}
