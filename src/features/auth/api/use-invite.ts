import { skipToken, useQuery } from '@tanstack/react-query';
import { useArrivingBackend } from '@/backend/react';

/** What an invite code opens; null when there is no such code, undefined while nobody knows. */
export function useInvite(code: string | null) {
  const { backend } = useArrivingBackend();
  return useQuery({
    queryKey: ['invite', code],
    queryFn: backend && code !== null ? () => backend.schools.findCode(code) : skipToken,
  });
}
