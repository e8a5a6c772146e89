import { useMutation } from '@tanstack/react-query';
import { useLateBackend } from '@/backend/react';
import type { SignUpInput } from '@/domain/inputs/password';
import { forgetAuthDrafts } from '../auth-drafts';

/** Creates an account with its record, as soon as the backend is there. */
export function useSignUp() {
  const arrive = useLateBackend();
  return useMutation({
    mutationFn: async (input: SignUpInput) => (await arrive()).auth.signUp(input),
    onSuccess: forgetAuthDrafts,
  });
}
