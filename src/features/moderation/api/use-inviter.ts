import { useQuery } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';

/** Who invited a parent. Asked once for a code: it never changes hands. */
export function useInviter(request: PendingRequest) {
  const { joining } = useBackend();
  return useQuery({
    queryKey: ['inviter', request.schoolId, request.inviteCode],
    queryFn: () => joining.inviter(request),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: request.inviteCode !== null,
  });
}
