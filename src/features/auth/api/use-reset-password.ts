import { useMutation } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import type { ResetPasswordInput } from '@/domain/inputs/account';

/** Sends the mail to choose a new password. */
export function useResetPassword() {
  const { auth } = useBackend();
  return useMutation({ mutationFn: ({ email }: ResetPasswordInput) => auth.sendPasswordReset(email) });
}
