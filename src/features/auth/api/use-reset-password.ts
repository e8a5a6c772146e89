import { useMutation } from '@tanstack/react-query';
import { useLateBackend } from '@/backend/react';
import type { ResetPasswordInput } from '@/domain/inputs/account';

/** Sends the mail to choose a new password, as soon as the backend is there. */
export function useResetPassword() {
  const arrive = useLateBackend();
  return useMutation({
    mutationFn: async ({ email }: ResetPasswordInput) => (await arrive()).auth.sendPasswordReset(email),
  });
}
