/** An authenticator app that an account asks for besides the password or Google. */
export interface SecondFactor {
  enrolledAt: Date;
}

/** What an authenticator app is told once, and never again. */
export interface SecondFactorSetup {
  /** To be typed where nothing can be scanned. */
  key: string;
  /** The same as the address that a QR code carries. */
  url: string;
  /**
   * Turns it on, by a code which shows that the app has the key.
   * @throws wrong-code, code-expired, requires-recent-login (after which it goes on with the same key), already-exists,
   *   resource-exhausted, unavailable
   */
  finish(code: string): Promise<void>;
}

/** The second factor of the account that is signed in, by an authenticator app (product §2.2). */
export interface SecondFactorPort {
  /** Asks the provider. @throws unavailable */
  get(): Promise<SecondFactor | null>;
  /**
   * Changes nothing yet.
   * @throws unimplemented where the operator has not switched it on, failed-precondition while the address is not
   *   confirmed, requires-recent-login, unavailable
   */
  begin(): Promise<SecondFactorSetup>;
  /** Does no harm twice. @throws requires-recent-login, unavailable */
  remove(): Promise<void>;
}
