/** What the link of a mail about an account is for, and the address that the mail went to. */
export interface AccountLink {
  kind: 'confirm-address';
  email: string;
}

/** The security of the account that is signed in (product §2.2). */
export interface AccountPort {
  /**
   * Sends the mail whose link confirms the address once more.
   * @throws resource-exhausted after three in a day, service-away
   */
  sendVerificationEmail(): Promise<void>;
  /**
   * Sets a new password, for whoever knows the present one, and ends all other sign-ins.
   * @throws wrong-credentials, weak-password, resource-exhausted
   */
  changePassword(current: string, next: string): Promise<void>;
  /** Ends all sign-ins of the account at the provider; this browser's own is left to `signOut`. */
  signOutEverywhere(): Promise<void>;
  /** What a link's token is for, for anybody who has it. @throws not-found */
  checkLink(token: string): Promise<AccountLink>;
  /** Does what the link is for. Does no harm twice. @throws not-found */
  followLink(token: string): Promise<void>;
}
