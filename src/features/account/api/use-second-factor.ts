import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SecondFactor, SecondFactorSetup } from '@/backend/ports/second-factor';
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
    mutationFn: async (): Promise<SecondFactorSetup | null> => {
      if (!(await ensure())) return null;
      const setup = await perform(async () => (await account.secondFactor()).begin());
      // Whoever installs an app in between may be asked once more. The key stays the same.
      return { ...setup, finish: (code) => perform(() => setup.finish(code)) };
    },
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
