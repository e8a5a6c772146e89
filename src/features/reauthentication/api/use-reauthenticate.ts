import { useMutation } from '@tanstack/react-query';
import type { AuthPort } from '@/backend/ports/auth';
import { useBackend } from '@/backend/react';

/** Shows by password or Google that it is still the same person. */
export function useReauthenticate() {
  const { auth } = useBackend();
  return useMutation({
    mutationFn: (by: Parameters<AuthPort['reauthenticate']>[0]) => auth.reauthenticate(by),
  });
}
