import type { Group } from '@/domain/entities/group';
import { mayReview } from '@/domain/may-review';
import { useMe } from '@/features/session';
import { useGroupRequests } from './api/use-group-requests';

/** Whether somebody is its creator or one of its helpers. */
export const isLeader = (
  { createdBy, helpers }: Pick<Group, 'createdBy' | 'helpers'>,
  uid: string,
): boolean => createdBy === uid || helpers.includes(uid);

export interface Running {
  /** Undefined as long as nobody knows: of staff the server is asked. */
  runs: boolean | undefined;
  /** Names helpers: its creator, and staff where nobody runs it. */
  namesHelpers: boolean;
}

/**
 * Whether its reader runs a group: as its creator or a helper who is in it, or as staff of its school where none of them is.
 * Who is in it nobody else may read, so staff learn it by whether they may read who asks.
 */
export function useRunning(group: Group, isMember: boolean): Running {
  const me = useMe();
  const leads = isMember && isLeader(group, me.uid);
  const isStaff = !leads && mayReview(me, group.schoolId);
  const { data, error } = useGroupRequests(group, { enabled: isStaff });
  if (leads) return { runs: true, namesHelpers: group.createdBy === me.uid };
  if (!isStaff || error) return { runs: false, namesHelpers: false };
  return { runs: data && true, namesHelpers: data !== undefined };
}
