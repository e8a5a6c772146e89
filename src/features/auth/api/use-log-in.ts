import { useMutation } from '@tanstack/react-query';
import { useLateBackend } from '@/backend/react';
import type { LogInInput } from '@/domain/inputs/account';
import { forgetAuthDrafts } from '../auth-drafts';

/** Signs in with address and password, as soon as the backend is there. */
export function useLogIn() {
  const arrive = useLateBackend();
  return useMutation({
    mutationFn: async (input: LogInInput) => (await arrive()).auth.signIn(input),
    onSuccess: forgetAuthDrafts,
  });
}
