import type { Pages } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import type { UserSchool } from '@/domain/entities/user';
import { useCountAfter } from '@/features/session';
import { usePendingRequests } from './use-pending-requests';

/** Requests to these schools, live. Admins listen to all and see their own here. */
export function useRequestsOfSchools(schools: readonly UserSchool[]): Pages<PendingRequest> {
  const requests = usePendingRequests();
  useCountAfter(requests.data);
  const ids = new Set(schools.map(({ schoolId }) => schoolId));
  return { ...requests, data: requests.data?.filter(({ schoolId }) => ids.has(schoolId)) };
}
