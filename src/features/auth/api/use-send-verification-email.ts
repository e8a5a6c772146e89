import { useMutation } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';

/** Has the mail sent again whose link confirms the address. */
export function useSendVerificationEmail() {
  const { account, auth } = useBackend();
  return useMutation({
    mutationFn: async () => {
      await account.sendVerificationEmail();
      // It may have been confirmed meanwhile.
      await auth.reload();
    },
  });
}
