import { useState } from 'react';
import type { PendingRequest } from '@/domain/entities/pending-request';

/**
 * The request a window is open for. When it leaves the live list, by whomever it was decided, the next one takes its
 * place; after the last one the window closes.
 */
export function useOpenRequest(requests: readonly PendingRequest[] | undefined) {
  const [opened, setOpened] = useState<{ id: string; at: number } | null>(null);
  const found = requests?.findIndex(({ id }) => id === opened?.id) ?? -1;
  const at = found >= 0 ? found : Math.min(opened?.at ?? 0, (requests?.length ?? 0) - 1);
  const current = (opened && requests?.[at]) ?? null;
  if (opened && requests && (opened.id !== current?.id || opened.at !== at))
    setOpened(current && { id: current.id, at });
  return {
    current,
    open: (requestId: string) =>
      setOpened({ id: requestId, at: requests?.findIndex((request) => request.id === requestId) ?? 0 }),
    close: () => setOpened(null),
  };
}
