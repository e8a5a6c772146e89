import { type Live, useBackend, useLive } from '@/backend/react';
import type { RulesSettings } from '@/domain/entities/community-settings';
import { communityKeys } from './community-keys';

/** The rules of a school, live. */
export function useRules(schoolId: string): Live<RulesSettings> {
  const { community } = useBackend();
  return useLive(communityKeys.rules(schoolId), (observer) => community.watchRules(schoolId, observer));
}
