import { useBackend, useRead } from '@/backend/react';
import { cooldownEnd } from '@/domain/group-cooldown';
import { useMe } from '@/features/session';
import { groupKeys } from './group-keys';

/** Until when the user can't come into a group that has turned them down or put them out; null when nothing keeps them. */
export function useGroupCooldown(groupId: string): Date | null {
  const { groups } = useBackend();
  const { uid } = useMe();
  // Where it can't be read, the server says so to whoever tries.
  const { data } = useRead(groupKeys.cooldown(uid, groupId), () => groups.cooldown(uid, groupId));
  const end = data ? cooldownEnd(data) : null;
  return end && end > new Date() ? end : null;
}
