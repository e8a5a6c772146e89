import { type Live, useBackend, useLive } from '@/backend/react';
import type { Group } from '@/domain/entities/group';
import { groupKeys } from './group-keys';

/** One group, live; null when there is none. */
export function useGroup(groupId: string): Live<Group | null> {
  const { groups } = useBackend();
  return useLive(groupKeys.one(groupId), (observer) => groups.watch(groupId, observer));
}
