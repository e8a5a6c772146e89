import { type Live, useBackend, useLive } from '@/backend/react';
import type { GroupRequest } from '@/domain/entities/group-request';
import { useMe } from '@/features/session';
import { groupKeys } from './group-keys';

/** The groups of a school that the user asks to be let into, live. */
export function useMyRequests(schoolId: string): Live<GroupRequest[]> {
  const { groups } = useBackend();
  const { uid } = useMe();
  return useLive(groupKeys.asked(uid, schoolId), (observer) =>
    groups.watchMyRequests(uid, schoolId, observer),
  );
}

/** Whether the user asks to be let into a group, live; null without a request. */
export function useMyRequest(groupId: string): Live<GroupRequest | null> {
  const { groups } = useBackend();
  const { uid } = useMe();
  return useLive(groupKeys.request(uid, groupId), (observer) =>
    groups.watchMyRequest(uid, groupId, observer),
  );
}
