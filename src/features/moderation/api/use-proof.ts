import { useQuery } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';

/** The document of a request. An identity document is not kept for a second look (gcTime). */
export function useProof(request: PendingRequest) {
  const { joining } = useBackend();
  return useQuery({
    queryKey: ['proof', request.id, request.proofPath],
    queryFn: () => joining.proof(request),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
