import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useBackend } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { useDraftFile } from '@/features/drafts';
import { typedProof } from './typed-proof';

/** The document that was chosen for the open request at a school, and not sent. */
export const useProofToReplace = (schoolId: string) => useDraftFile(`proof.${schoolId}`);

/** Another document for an open request, with how much of it has arrived (null before and after). */
export function useReplaceProof(request: PendingRequest, onSent: () => void) {
  const { joining } = useBackend();
  const [progress, setProgress] = useState<number | null>(null);
  const mutation = useMutation({
    mutationFn: (proof: File) => joining.replaceProof(request, typedProof(proof), setProgress),
    onSuccess: onSent,
    onSettled: () => setProgress(null),
  });
  return { ...mutation, progress };
}
