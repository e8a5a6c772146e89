import { useMutation } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import type { SignUpInput } from '@/domain/inputs/account';

/** Creates an account with its record. */
export function useSignUp() {
  const { auth } = useBackend();
  return useMutation({ mutationFn: (input: SignUpInput) => auth.signUp(input) });
}
