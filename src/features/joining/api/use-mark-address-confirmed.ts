import { useEffect } from 'react';
import { logFailure } from '@/backend/log-failure';
import { useBackend } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';

/**
 * Puts open requests among those with a confirmed address. The function behind the link does so too; this is for what
 * was sent off by a page that had not heard of it yet.
 */
export function useMarkAddressConfirmed(
  uid: string,
  requests: readonly PendingRequest[] | undefined,
  emailVerified: boolean,
): void {
  const { auth, joining } = useBackend();
  const isBehind = emailVerified && (requests?.some((request) => !request.emailConfirmed) ?? false);
  useEffect(() => {
    if (!isBehind) return;
    // The rules believe the token, which may be older than the confirmation.
    const mark = auth.reload().then(() => joining.markAddressConfirmed(uid));
    mark.catch((error: unknown) => logFailure('mark the address as confirmed', error));
  }, [auth, joining, uid, isBehind]);
}
