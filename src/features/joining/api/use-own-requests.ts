import { type Live, useBackend, useLive } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { joiningKeys } from './joining-keys';

/** The parent's own open requests, live. */
export function useOwnRequests(uid: string): Live<PendingRequest[]> {
  const { joining } = useBackend();
  return useLive<PendingRequest[]>(joiningKeys.ownRequests(uid), (observer) =>
    joining.watchOwn(uid, observer),
  );
}
