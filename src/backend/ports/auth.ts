import type { LogInInput, NamesInput } from '@/domain/inputs/account';
import type { SignUpInput } from '@/domain/inputs/password';
import type { Unsubscribe } from '../live';

/** Who is signed in, as the sign-in provider knows them. */
export interface Account {
  uid: string;
  email: string;
  displayName: string | null;
  /** Its owner has shown that they read its mails, or Google says so. */
  emailVerified: boolean;
  /** False where the only way in is Google. */
  hasPassword: boolean;
}

/** Asks a person for any name and address; null when they give up. */
export type AccountChooser = () => Promise<{ name: string; email: string } | null>;

/** Sign-up, sign-in and sign-out (product §4.1). */
export interface AuthPort {
  /** Calls back with the account, or null, at once when known and at every change. */
  observe(next: (account: Account | null) => void): Unsubscribe;
  /**
   * Creates the account and its user record. What breaks off after the account was made is for `completeAccount`.
   * @throws email-in-use, weak-password, unavailable
   */
  signUp(input: SignUpInput): Promise<Account>;
  /** @throws wrong-credentials, SecondFactorRequired, resource-exhausted, unavailable */
  signIn(input: LogInInput): Promise<Account>;
  /**
   * Creates the user record if it is missing. Against the local backend `chooseAccount` stands in for Google's
   * window, which needs the internet. @throws popup-closed, SecondFactorRequired, unavailable
   */
  signInWithGoogle(options: { keepSignedIn: boolean; chooseAccount?: AccountChooser }): Promise<Account>;
  /**
   * Creates the signed-in account's record where it is missing, by the names given, else those typed at the sign-up in
   * this tab, else the account's own. Does no harm twice.
   * @returns false when no name is known and its owner has to be asked
   * @throws unauthenticated, unavailable
   */
  completeAccount(names?: NamesInput): Promise<boolean>;
  /** Whether the person has shown within the last half hour that it is them, as far as this device's clock knows. */
  isSignInRecent(): Promise<boolean>;
  /**
   * Has the person who is signed in show that it is them. By Google as in `signInWithGoogle`.
   * @throws wrong-credentials also for another account of Google's, SecondFactorRequired, popup-closed,
   *   resource-exhausted, unavailable
   */
  reauthenticate(by: { password: string } | { chooseAccount?: AccountChooser }): Promise<void>;
  /**
   * Has the link to a new password mailed. Resolves whether or not the account exists (product §2.2).
   * @throws invalid-argument, resource-exhausted, unavailable
   */
  sendPasswordReset(email: string): Promise<void>;
  /**
   * What this browser would not keep of the sign-in: `device` when it was to stay on the device, `browser` when not
   * even a reload keeps it.
   */
  missingPersistence(): 'device' | 'browser' | null;
  /** Asks the provider how the account is by now; observers hear of it. @throws unavailable */
  reload(): Promise<void>;
  /** Signs out, in every tab, and removes this person's cached data from the device. */
  signOut(): Promise<void>;
}
