import { type Live, useBackend, useLive } from '@/backend/react';
import type { GroupFile } from '@/domain/entities/group-file';
import { groupKeys } from './group-keys';

/** The files of a group, the newest first, live. */
export function useGroupFiles(groupId: string): Live<GroupFile[]> {
  const { groups } = useBackend();
  return useLive(groupKeys.files(groupId), (observer) => groups.watchFiles(groupId, observer));
}
