import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SecondFactor } from '@/backend/ports/second-factor';
import { type Read, useBackend, useRead } from '@/backend/react';
import { useRecentSignIn } from '@/features/reauthentication';
import { accountKeys } from './account-keys';

/** Whether log-ins ask for an authenticator app. */
export function useSecondFactor(uid: string): Read<SecondFactor | null> {
  const { account } = useBackend();
  return useRead(accountKeys.secondFactor(uid), async () => (await account.secondFactor()).get());
}

/**
 * Has a key made for an authenticator app, by somebody who has just shown that it is them. Null when they gave that up.
 */
export function useBeginSecondFactor() {
  const { account } = useBackend();
  const { ensure, perform } = useRecentSignIn();
  return useMutation({
    mutationFn: async () =>
      (await ensure()) ? perform(async () => (await account.secondFactor()).begin()) : null,
  });
}

/** Removes the app, under the same condition. False when they gave up. */
export function useRemoveSecondFactor() {
  const { account } = useBackend();
  const { ensure, perform } = useRecentSignIn();
  return useMutation({
    mutationFn: async () => {
      if (!(await ensure())) return false;
      await perform(async () => (await account.secondFactor()).remove());
      return true;
    },
  });
}

/** Remembers how it is now, as the provider has just said. */
export function useNoteSecondFactor(uid: string): (factor: SecondFactor | null) => void {
  const client = useQueryClient();
  return (factor) => client.setQueryData(accountKeys.secondFactor(uid), factor);
}
