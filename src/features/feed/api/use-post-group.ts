import { useBackend, useLive } from '@/backend/react';
import type { Group } from '@/domain/entities/group';
import { feedKeys } from './feed-keys';

/** The group of a post, live; null for the school's feed, and as long as nobody knows. */
export function usePostGroup(groupId: string | null | undefined): Group | null {
  const { groups } = useBackend();
  const { data } = useLive<Group | null>(
    feedKeys.group(groupId ?? ''),
    groupId ? (observer) => groups.watch(groupId, observer) : null,
  );
  return data ?? null;
}
