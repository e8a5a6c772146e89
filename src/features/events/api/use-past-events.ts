import { type Pages, useBackend, usePages } from '@/backend/react';
import type { SchoolEvent } from '@/domain/entities/community';
import { eventKeys } from './event-keys';
import { useReadingAnew } from './use-reading-anew';

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
  useReadingAnew(schoolId, enabled);
  return pages;
}
