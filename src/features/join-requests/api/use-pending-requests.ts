import { useState } from 'react';
import { MAX_PENDING_COUNT } from '@/backend/ports/joining';
import { type Pages, useBackend, useLive } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { useMe } from '@/features/session';
import { joinRequestKeys } from './join-request-keys';

/** Requests shown at first, and each time more are asked for. */
export const PENDING_PAGE = 50;

/** Requests the reviewer may decide, oldest first, live: of their own schools, of all for admins (product §2.11). */
export function usePendingRequests(): Pages<PendingRequest> {
  const { joining } = useBackend();
  const { isAdmin, approvedSchools } = useMe();
  const schoolIds = isAdmin ? null : approvedSchools;
  const [size, setSize] = useState(PENDING_PAGE);
  const live = useLive<PendingRequest[]>(joinRequestKeys.pending(schoolIds, size), (observer) =>
    joining.watchPending(schoolIds, size, observer),
  );
  // What is there stays while the longer list is on its way.
  const [shorter, setShorter] = useState<PendingRequest[]>();
  if (live.data && live.data !== shorter) setShorter(live.data);
  const growing = live.data === undefined && shorter !== undefined;
  const { data = shorter } = live;
  return {
    data,
    error: growing ? null : live.error,
    retry: live.retry,
    hasMore: growing || (data?.length === size && size < MAX_PENDING_COUNT),
    isLoadingMore: growing && !live.error,
    hasFailedMore: growing && live.error !== null,
    loadMore: () => {
      if (growing) live.retry();
      else setSize((now) => Math.min(now + PENDING_PAGE, MAX_PENDING_COUNT));
    },
  };
}
