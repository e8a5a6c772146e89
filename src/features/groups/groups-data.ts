import { useSelectedSchool } from '@/features/session';
import { useGroups } from './api/use-groups';
import { useMyGroups } from './api/use-my-groups';
import { useMyRequests } from './api/use-my-requests';

/** Reads what /groups shows first, and draws nothing. */
export function GroupsData() {
  const { schoolId } = useSelectedSchool();
  // First, as one's own are asked for by what says which they are.
  useMyGroups(schoolId);
  useGroups(schoolId);
  useMyRequests(schoolId);
  return null;
}
