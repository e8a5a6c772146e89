import { useMutation } from '@tanstack/react-query';
import type { AccountLink } from '@/backend/ports/account';
import { type Read, useBackend, useRead } from '@/backend/react';
import { authKeys } from './auth-keys';

/** What the link of a mail is for. */
export function useAccountLink(token: string): Read<AccountLink> {
  const { account } = useBackend();
  return useRead(authKeys.accountLink(token), () => account.checkLink(token), { enabled: token !== '' });
}

/** Does what the link of a mail is for; whoever is signed in here sees it at once. */
export function useFollowAccountLink() {
  const { account, auth } = useBackend();
  return useMutation({
    mutationFn: async (token: string) => {
      await account.followLink(token);
      await auth.reload();
    },
  });
}
