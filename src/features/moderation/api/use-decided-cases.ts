import { type Pages, useBackend, usePages } from '@/backend/react';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { useMe } from '@/features/session';
import { moderationKeys } from './moderation-keys';

/** Decided cases of a school, null for all, newest first, a page at a time. */
export function useDecidedCases(schoolId: string | null): Pages<ModerationCase> {
  const { cases } = useBackend();
  const { uid } = useMe();
  return usePages(moderationKeys.decided(schoolId), async (after) =>
    (await cases()).decided(uid, schoolId, after),
  );
}
