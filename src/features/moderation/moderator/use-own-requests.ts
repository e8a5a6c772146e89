import type { UserSchool } from '@/domain/entities/user';
import { usePendingRequests } from '../api/use-pending-requests';
import { useCountAfter } from '../api/use-waiting-count';

/** Requests to these schools, live. Admins listen to all and see their own here. */
export function useOwnRequests(schools: readonly UserSchool[]) {
  const requests = usePendingRequests();
  useCountAfter(requests.data);
  const ids = new Set(schools.map(({ schoolId }) => schoolId));
  return { ...requests, data: requests.data?.filter(({ schoolId }) => ids.has(schoolId)) };
}
