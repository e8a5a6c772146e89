import { useBackend, useLive } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';

/** The parent's own open requests, live. */
export function useOwnRequests(uid: string) {
  const { joining } = useBackend();
  return useLive<PendingRequest[]>(['own-requests', uid], (observer) => joining.watchOwn(uid, observer));
}
