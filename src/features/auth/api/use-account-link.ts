import { useMutation } from '@tanstack/react-query';
import { logFailure } from '@/backend/log-failure';
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
      const status = await account.followLink(token);
      // With another address every sign-in has ended, this one included: the page then begins anew.
      await auth.reload().catch((error: unknown) => logFailure('reload the account', error));
      return status;
    },
  });
}
