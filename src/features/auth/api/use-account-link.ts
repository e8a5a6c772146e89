import { useMutation } from '@tanstack/react-query';
import { logFailure } from '@/backend/log-failure';
import type { AccountLink } from '@/backend/ports/account';
import { type Read, useBackend, useRead } from '@/backend/react';
import { useSession, useSignOut } from '@/features/session';
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

/**
 * Sets a new password by the link of a mail to an address; then its account is signed in nowhere any more.
 * @param onSet hears of it before this browser's own sign-in ends, which forgets what was read
 */
export function useSetNewPassword(email: string, onSet: () => void) {
  const { account } = useBackend();
  const signOut = useSignOut();
  const session = useSession();
  const isOwn = 'account' in session && session.account?.email === email;
  return useMutation({
    mutationFn: async ({ token, password }: { token: string; password: string }) => {
      await account.setNewPassword(token, password);
      onSet();
      // The password holds either way, and the provider ends the sign-in a little later.
      if (isOwn)
        await signOut().catch((error: unknown) => logFailure('sign out after a new password', error));
    },
  });
}
