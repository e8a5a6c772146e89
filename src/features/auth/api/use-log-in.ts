import { useMutation } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import type { LogInInput } from '@/domain/inputs/account';

/** Signs in with address and password. */
export function useLogIn() {
  const { auth } = useBackend();
  return useMutation({ mutationFn: (input: LogInInput) => auth.signIn(input) });
}
