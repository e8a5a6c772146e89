import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Read, useBackend, useRead } from '@/backend/react';
import { MINUTE_MS } from '@/domain/time';
import { joinRequestKeys } from './join-request-keys';
import type { Queue } from './queue';

/** How often the number is asked for again while the page is looked at. */
const EVERY_MS = 5 * MINUTE_MS;

/** How many requests wait in a queue, counted again whenever `list`, a live one of the same schools, changes. */
export function useQueueCount(queue: Queue, list: unknown): Read<number> {
  const { joining } = useBackend();
  const client = useQueryClient();
  useEffect(() => {
    if (list) void client.invalidateQueries({ queryKey: joinRequestKeys.counts });
  }, [client, list]);
  return useRead(joinRequestKeys.count(queue), () => joining.countPending(queue.schoolIds, queue.hasProof), {
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  });
}
