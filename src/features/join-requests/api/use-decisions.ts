import type { NamedEntry } from '@/backend/ports/admin';
import { type Pages, useBackend, usePages } from '@/backend/react';
import { joinRequestKeys } from './join-request-keys';

/** Approvals and rejections at these schools, newest first, a page at a time. */
export function useDecisions(schoolIds: string[]): Pages<NamedEntry> {
  const { admin } = useBackend();
  return usePages(joinRequestKeys.decisions(schoolIds), async (after) =>
    (await admin()).decisions(schoolIds, after),
  );
}
