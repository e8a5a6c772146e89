import type { Unsubscribe } from '../live';

/** A document that a person has made, by its ids. */
export type OwnItem =
  | { kind: 'post'; postId: string }
  | { kind: 'comment'; postId: string; commentId: string }
  | { kind: 'event'; eventId: string }
  | { kind: 'eventSeries'; seriesId: string }
  | { kind: 'seriesChange'; seriesId: string; changeId: string }
  | { kind: 'signUpList'; listId: string }
  | { kind: 'group'; groupId: string }
  | { kind: 'membership'; groupId: string; uid: string };

/** What is known of the way to the server, and of writes that have not made it there. */
export interface ConnectionPort {
  /** Whether reads and writes of this sign-in outlive the browser ("Keep me signed in on this device"). */
  isKeptSignedIn(): boolean;
  /** Whether the server is silent. What the browser thinks of its network does not count. */
  isOffline(): boolean;
  /** Whether the server has answered since the start and is not silent: before that nothing is known. */
  isOnline(): boolean;
  /** Whether the server answers, and refuses everybody because its quota is used up. */
  isQuotaExceeded(): boolean;
  /** Calls back whenever one of these changes. */
  watch(next: () => void): Unsubscribe;
  /** Resolves once the server has answered every write made so far, also those of before a restart. */
  whenAllWritesCommitted(): Promise<void>;
  /** Whether the server has it. What one may not read counts as absent. @throws unavailable */
  exists(item: OwnItem): Promise<boolean>;
  /** Takes back what one has made, now or not at all; no harm when it is not there. @throws unavailable */
  deleteOwn(item: OwnItem): Promise<void>;
}
