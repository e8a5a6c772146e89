import type { ProofDocument } from '@/backend/ports/joining';
import { type Read, useBackend, useRead } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { useMe } from '@/features/session';
import { joinRequestKeys } from './join-request-keys';

/** The document of a request. An identity document is not kept for a second look (gcTime). */
export function useProof(request: PendingRequest): Read<ProofDocument> {
  const { joining } = useBackend();
  const { uid } = useMe();
  return useRead(joinRequestKeys.proof(request.id, request.proofPath), () => joining.proof(request, uid), {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
