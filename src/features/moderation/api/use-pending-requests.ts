import { useBackend, useLive } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { useMe } from '@/features/session';

/** Requests the reviewer may decide, live: of their own schools, of all for admins (design §3). */
export function usePendingRequests() {
  const { joining } = useBackend();
  const { isAdmin, approvedSchools } = useMe();
  const schoolIds = isAdmin ? null : approvedSchools;
  return useLive<PendingRequest[]>(['pending-requests', schoolIds], (observer) =>
    joining.watchPending(schoolIds, observer),
  );
}
