import { useState } from 'react';
import { MAX_PENDING_COUNT } from '@/backend/ports/joining';
import { type Pages, useBackend, useLive } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { joinRequestKeys } from './join-request-keys';
import type { Queue } from './queue';

/** Requests shown at first, and each time more are asked for. */
export const PENDING_PAGE = 50;

/**
 * Requests of a queue, those with a confirmed address first, then the oldest, live.
 * @param queue null asks for nothing
 * @param first how many at first
 */
export function usePendingRequests(queue: Queue | null, first = PENDING_PAGE): Pages<PendingRequest> {
  const { joining } = useBackend();
  const name = JSON.stringify(queue);
  const [grown, setGrown] = useState({ name, size: first });
  const size = grown.name === name ? grown.size : first;
  const live = useLive<PendingRequest[]>(
    joinRequestKeys.pending(queue, size),
    queue && ((observer) => joining.watchPending(queue.schoolIds, size, observer, queue.hasProof)),
  );
  // What is there stays while the longer list of the same queue is on its way.
  const [shorter, setShorter] = useState<{ name: string; data: PendingRequest[] }>();
  if (live.data && live.data !== shorter?.data) setShorter({ name, data: live.data });
  const known = shorter?.name === name ? shorter.data : undefined;
  const growing = live.data === undefined && known !== undefined;
  const { data = known } = live;
  return {
    data,
    error: growing ? null : live.error,
    retry: live.retry,
    hasMore: growing || (data?.length === size && size < MAX_PENDING_COUNT),
    isLoadingMore: growing && !live.error,
    hasFailedMore: growing && live.error !== null,
    loadMore: () => {
      if (growing) live.retry();
      else setGrown({ name, size: Math.min(size + PENDING_PAGE, MAX_PENDING_COUNT) });
    },
  };
}
