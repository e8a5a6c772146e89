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
export function useFollowAccountLink(link: AccountLink | undefined) {
  const { account, auth } = useBackend();
  const signOut = useSignOut();
  const isOwn = useIsOwnAccount(link?.email);
  return useMutation({
    mutationFn: async (token: string) => {
      const status = await account.followLink(token);
      // With another address every sign-in has ended. This one does so here, not when the provider is next asked.
      const settle = status === 'done' && isOwn && link?.to ? signOut() : auth.reload();
      await settle.catch((error: unknown) => logFailure('take over what a link has changed', error));
      return status;
    },
  });
}

/** Whether whoever is signed in here has this address. */
function useIsOwnAccount(email: string | undefined): boolean {
  const session = useSession();
  return 'account' in session && session.account !== null && session.account.email === email;
}

/**
 * Sets a new password by the link of a mail to an address; then its account is signed in nowhere any more.
 * @param onSet hears of it before this browser's own sign-in ends, which forgets what was read
 */
export function useSetNewPassword(email: string, onSet: () => void) {
  const { account } = useBackend();
  const signOut = useSignOut();
  const isOwn = useIsOwnAccount(email);
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
