import { type Read, useBackend, useRead } from '@/backend/react';
import { joinRequestKeys } from './join-request-keys';

/** How many parents are in a school. Counting stops at MAX_PARENT_COUNT. */
export function useParentCount(schoolId: string): Read<number> {
  const { admin } = useBackend();
  return useRead(joinRequestKeys.parentCount(schoolId), async () => (await admin()).parents(schoolId));
}
