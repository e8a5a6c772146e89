import { useCallback, useContext, useMemo } from 'react';
import { errorCode } from '@/backend/errors';
import { useIsSignInRecent } from './api/use-is-sign-in-recent';
import { type Reauthenticate, ReauthenticationContext } from './reauthentication-context';

interface RecentSignIn {
  /** Has the person show that it is them. False when they gave up. */
  reauthenticate: Reauthenticate;
  /** The same where that is long ago, and nothing where it is not. */
  ensure: () => Promise<boolean>;
  /**
   * Does something for which the server asks that. Refused for it, it is done again once they have; where they gave up,
   * it fails with the refusal.
   */
  perform: <T>(act: () => Promise<T>) => Promise<T>;
}

/** What takes a log-in of the last half hour: roles, removals, and many documents (product §4.4). */
export function useRecentSignIn(): RecentSignIn {
  const isSignInRecent = useIsSignInRecent();
  const reauthenticate = useContext(ReauthenticationContext);
  const ensure = useCallback(
    async () => (await isSignInRecent()) || reauthenticate(),
    [isSignInRecent, reauthenticate],
  );
  const perform = useCallback<RecentSignIn['perform']>(
    async (act) => {
      try {
        return await act();
      } catch (error) {
        if (errorCode(error) !== 'requires-recent-login' || !(await reauthenticate())) throw error;
        return act();
      }
    },
    [reauthenticate],
  );
  return useMemo(() => ({ reauthenticate, ensure, perform }), [reauthenticate, ensure, perform]);
}
