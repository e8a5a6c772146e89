import type { Inviter } from '@/backend/ports/joining';
import { type Read, useBackend, useRead } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { joinRequestKeys } from './join-request-keys';

/** Who invited a parent. Asked once for a request: its code never changes. */
export function useInviter(request: PendingRequest): Read<Inviter> {
  const { joining } = useBackend();
  const { id, inviteCode } = request;
  return useRead(joinRequestKeys.inviter(id, inviteCode), () => joining.inviter(request), {
    staleTime: Number.POSITIVE_INFINITY,
    enabled: inviteCode !== null,
  });
}
