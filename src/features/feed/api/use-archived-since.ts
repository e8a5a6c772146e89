import { useBackend, useLive } from '@/backend/react';
import type { Group } from '@/domain/entities/group';
import { feedKeys } from './feed-keys';

/**
 * Since when the group of a post is only read, live; null where it goes on, for the school's feed, and as long as nobody
 * knows.
 */
export function useArchivedSince(groupId: string | null | undefined): Date | null {
  const { groups } = useBackend();
  const { data } = useLive<Group | null>(
    feedKeys.group(groupId ?? ''),
    groupId ? (observer) => groups.watch(groupId, observer) : null,
  );
  return data?.archivedAt ?? null;
}
