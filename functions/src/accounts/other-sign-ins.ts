import type { UpdateRequest, UserRecord } from 'firebase-admin/auth';

type Account = Pick<UserRecord, 'providerData'>;

/**
 * What unties an account, as part of its update, from all it can be opened with besides its password that is not of an
 * address: a Google account that a thief has tied to it would outlive a new password and another address.
 */
export function withoutOthersThan(email: string, account: Account | undefined): UpdateRequest {
  const others = (account?.providerData ?? []).filter(
    (provider) => provider.providerId !== 'password' && provider.email?.toLowerCase() !== email.toLowerCase(),
  );
  return others.length > 0 ? { providersToUnlink: others.map(({ providerId }) => providerId) } : {};
}
