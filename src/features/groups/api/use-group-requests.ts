import { type Live, useBackend, useLive } from '@/backend/react';
import type { Group } from '@/domain/entities/group';
import type { GroupRequest } from '@/domain/entities/group-request';
import { groupKeys } from './group-keys';

/** Who asks to be let into a group, longest first, live. Rules refuse it to whoever does not run the group. */
export function useGroupRequests(group: Group, { enabled }: { enabled: boolean }): Live<GroupRequest[]> {
  const { groups } = useBackend();
  return useLive<GroupRequest[]>(
    groupKeys.requests(group.groupId),
    enabled ? (observer) => groups.watchRequests(group, observer) : null,
  );
}
