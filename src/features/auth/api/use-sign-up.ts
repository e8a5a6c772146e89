import { useMutation } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import type { SignUpInput } from '@/domain/inputs/account';
import { isInstalledApp } from '../installed-app';

/** Creates an account with its record. The form has no choice for it, so the device decides whether it is kept. */
export function useSignUp() {
  const { auth } = useBackend();
  return useMutation({
    mutationFn: (input: SignUpInput) => auth.signUp({ ...input, keepSignedIn: isInstalledApp() }),
  });
}
