import { useMutation } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import type { ChangeAddressInput } from '@/domain/inputs/account';

/** Has the links mailed by which the account gets another address. */
export function useRequestAddressChange() {
  const { account } = useBackend();
  return useMutation({
    mutationFn: ({ email }: ChangeAddressInput) => account.requestAddressChange(email),
  });
}
