import type { Inviter } from '@/backend/ports/joining';
import { type Read, useBackend, useRead } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { joinRequestKeys } from './join-request-keys';

/** Who invited a parent. Asked once for a code: it never changes hands. */
export function useInviter(request: PendingRequest): Read<Inviter> {
  const { joining } = useBackend();
  const { schoolId, inviteCode } = request;
  return useRead(joinRequestKeys.inviter(schoolId, inviteCode), () => joining.inviter(request), {
    staleTime: Number.POSITIVE_INFINITY,
    enabled: inviteCode !== null,
  });
}
