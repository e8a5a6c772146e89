import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useBackend } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { typedProof } from './typed-proof';

/** Another document for an open request, with how much of it has arrived (null before and after). */
export function useReplaceProof(request: PendingRequest) {
  const { joining } = useBackend();
  const [progress, setProgress] = useState<number | null>(null);
  const mutation = useMutation({
    mutationFn: (proof: File) => joining.replaceProof(request, typedProof(proof), setProgress),
    onSettled: () => setProgress(null),
  });
  return { ...mutation, progress };
}
