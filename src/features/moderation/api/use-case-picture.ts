import { type Read, useBackend, useRead } from '@/backend/react';
import { moderationKeys } from './moderation-keys';

/** A picture of a case as it was when it was reported. It is not kept for a second look (gcTime). */
export function useCasePicture(caseId: string, place: number): Read<Blob> {
  const { cases } = useBackend();
  return useRead(moderationKeys.picture(caseId, place), async () => (await cases()).picture(caseId, place), {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
