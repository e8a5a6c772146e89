import { type Pages, useBackend, usePages } from '@/backend/react';
import type { NameChange } from '@/domain/entities/name-change';
import { joinRequestKeys } from './join-request-keys';

/** Changed names of members of these schools, null for all; newest first, a page at a time. */
export function useNameChanges(schoolIds: string[] | null): Pages<NameChange> {
  const { admin } = useBackend();
  return usePages(joinRequestKeys.nameChanges(schoolIds), async (after) =>
    (await admin()).nameChanges(schoolIds, after),
  );
}
