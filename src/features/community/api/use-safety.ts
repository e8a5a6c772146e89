import { type Live, useBackend, useLive } from '@/backend/react';
import type { SafetySettings } from '@/domain/entities/community-settings';
import { communityKeys } from './community-keys';

/** Whom to call at a school, and the words that it asks about, live. */
export function useSafety(schoolId: string, { enabled = true } = {}): Live<SafetySettings> {
  const { community } = useBackend();
  return useLive(
    communityKeys.safety(schoolId),
    enabled ? (observer) => community.watchSafety(schoolId, observer) : null,
  );
}
