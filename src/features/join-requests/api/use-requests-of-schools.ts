import type { Pages } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import type { UserSchool } from '@/domain/entities/user';
import { useCountAfter } from '@/features/session';
import { usePendingRequests } from './use-pending-requests';
import { useQueueCount } from './use-queue-count';

/** Requests with a document to these schools, live, and the number of those without one. */
export function useRequestsOfSchools(
  schools: readonly UserSchool[],
): Pages<PendingRequest> & { without: number } {
  const schoolIds = schools.map(({ schoolId }) => schoolId);
  const requests = usePendingRequests({ schoolIds, hasProof: true });
  useCountAfter(requests.data);
  const without = useQueueCount({ schoolIds, hasProof: false }, requests.data).data ?? 0;
  return { ...requests, without };
}
