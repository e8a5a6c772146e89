import { useQuery } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';

/** What an invite code opens; null when there is no such code, undefined while nobody knows. */
export function useInvite(code: string | null) {
  const { schools } = useBackend();
  return useQuery({
    queryKey: ['invite', code],
    queryFn: () => schools.findCode(code ?? ''),
    enabled: code !== null,
  });
}
