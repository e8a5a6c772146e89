import { useMutation } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import type { ChangePasswordInput } from '@/domain/inputs/password';

/** Sets a new password, for whoever knows the present one. */
export function useChangePassword() {
  const { account } = useBackend();
  return useMutation({
    mutationFn: ({ current, password }: ChangePasswordInput) => account.changePassword(current, password),
  });
}
