import type { NotificationSettingsPort } from './notification-settings';
import type { SecondFactorPort } from './second-factor';

/** What the link of a mail about an account is for, and the address that the mail went to. */
export interface AccountLink {
  /** To confirm an address; to agree, as the present or as the new address, that an account changes its own; or to choose a
   *  new password. */
  kind: 'confirm-address' | 'leave-address' | 'take-address' | 'new-password';
  email: string;
  /** The address that the account is to have; null where it keeps its own. */
  to: string | null;
  /** The account has that address already, and everything that goes with it. */
  isDone: boolean;
}

/** The security of the account that is signed in (product §2.2), and how its owner is told of what. */
export interface AccountPort extends NotificationSettingsPort {
  /**
   * Sends the mail whose link confirms the address once more.
   * @throws resource-exhausted after three in a day, service-away
   */
  sendVerificationEmail(): Promise<void>;
  /**
   * Sets a new password, for whoever knows the present one, and ends all other sign-ins.
   * @throws wrong-credentials, SecondFactorRequired, weak-password, resource-exhausted
   */
  changePassword(current: string, next: string): Promise<void>;
  /**
   * Mails the links by which the account gets another address. Says nothing of whether that has an account already.
   * @throws requires-recent-login, invalid-argument for the present one, resource-exhausted after three in a day,
   *   service-away
   */
  requestAddressChange(email: string): Promise<void>;
  /** Fetched when it is first looked at. */
  secondFactor(): Promise<SecondFactorPort>;
  /** Ends all sign-ins of the account at the provider; this browser's own is left to `signOut`. */
  signOutEverywhere(): Promise<void>;
  /** What a link's token is for, for anybody who has it. @throws not-found */
  checkLink(token: string): Promise<AccountLink>;
  /**
   * Does what the link is for. Does no harm twice.
   * @returns `waiting` where another address has to agree, too
   * @throws not-found
   */
  followLink(token: string): Promise<'done' | 'waiting'>;
  /**
   * Sets the password of the account that a link was mailed for, once, and ends all its sign-ins.
   * @throws not-found, weak-password
   */
  setNewPassword(token: string, password: string): Promise<void>;
}
