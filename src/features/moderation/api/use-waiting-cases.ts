import type { Live } from '@/backend/react';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { useMe } from '@/features/session';
import { moderationKeys } from './moderation-keys';
import { useCasesLive } from './use-cases-live';

/**
 * Cases that wait at these schools, danger to a child first, then the oldest, live.
 * @param schoolIds null for all, of which only admins may ask
 */
export function useWaitingCases(schoolIds: string[] | null): Live<ModerationCase[]> {
  const { uid } = useMe();
  return useCasesLive(moderationKeys.waiting(schoolIds), (cases, observer) =>
    cases.watchWaiting(uid, schoolIds, observer),
  );
}
