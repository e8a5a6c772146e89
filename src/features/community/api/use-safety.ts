import { type Live, useBackend, useLive } from '@/backend/react';
import type { SafetySettings } from '@/domain/entities/community-settings';
import { communityKeys } from './community-keys';

/** Whom to call at a school when a child is in danger, live. */
export function useSafety(schoolId: string): Live<SafetySettings> {
  const { community } = useBackend();
  return useLive(communityKeys.safety(schoolId), (observer) => community.watchSafety(schoolId, observer));
}
