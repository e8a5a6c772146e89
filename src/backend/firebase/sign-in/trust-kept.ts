import type { Auth, User } from 'firebase/auth';

/** What of the SDK's own class begins with a kept sign-in; its public types leave it out. */
interface Starting {
  reloadAndSetCurrentUserOrClear(user: User): Promise<void>;
  directlySetCurrentUser(user: User | null): Promise<void>;
  _notifyListenersIfCurrent(user: WithToken): void;
}

interface WithToken {
  accessToken?: string | null;
}

/**
 * Tells of an account only with another token. The SDK tells after each answer about it, and Firestore takes that for
 * another account: it would break off the streams that have just been opened, and ask for everything once more.
 */
function tellOfNewTokens(auth: Auth): void {
  const sdk = auth as unknown as Starting;
  const tell = sdk._notifyListenersIfCurrent;
  let told: string | null | undefined;
  auth.onIdTokenChanged((user) => {
    told = (user as WithToken | null)?.accessToken;
  });
  sdk._notifyListenersIfCurrent = (user) => {
    if (user.accessToken !== told) tell.call(sdk, user);
  };
}

/**
 * Has the SDK believe a kept sign-in at once. It would hold the account back until the server has answered, for up to
 * half a minute on a bad line, while the rules guard all that the account may read anyway.
 * @returns the account, once it is signed in, for the server to be asked about it (ask-kept.ts); never where none is kept
 */
export function trustKept(auth: Auth): Promise<User> {
  const sdk = auth as unknown as Starting;
  tellOfNewTokens(auth);
  return new Promise((resolve) => {
    sdk.reloadAndSetCurrentUserOrClear = async (user) => {
      await sdk.directlySetCurrentUser(user);
      void auth.authStateReady().then(() => resolve(user));
    };
  });
}
