import type { JoinCooldown } from '@/domain/entities/join-cooldown';
import type { PendingRequest } from '@/domain/entities/pending-request';
import type { School } from '@/domain/entities/school';
import type { User } from '@/domain/entities/user';
import type { Observer, OnProgress, Unsubscribe } from '../live';

export interface JoinRequestInput {
  user: Pick<User, 'uid' | 'email' | 'firstName' | 'lastName' | 'schoolIds' | 'schools'>;
  school: Pick<School, 'id' | 'name'>;
  /** Code and document belong together; both null for the school's own sign-up page. */
  evidence: { code: string; proof: File } | null;
}

/** The document of a request, fetched for a reviewer; never a lasting link. */
export interface ProofDocument {
  blob: Blob;
  contentType: string;
  name: string;
}

/** Who handed on the code of a request. */
export type Inviter =
  /** A request without a code, from the school's sign-up page. */
  | { kind: 'nobody' }
  /** The school's own code. */
  | { kind: 'school' }
  | { kind: 'member'; name: string }
  | { kind: 'former-member' }
  | { kind: 'code-gone' };

/** As far as waiting requests are counted and shown. */
export const MAX_PENDING_COUNT = 1000;

/** An approval, and its mail: gone out, not confirmed but tried for a day, or never to go out. */
export interface Approved {
  handled: true;
  mail: 'sent' | 'unconfirmed' | 'failed';
}

/** Join requests: the parent's side and the reviewer's (product §4.3). */
export interface JoiningPort {
  /**
   * Uploads the document and creates the request, with the school on the user's list in the same batch.
   * @throws failed-precondition with `retryAt` while the school's cooldown holds
   * @throws resource-exhausted with `retryAt` after too many requests within a week
   */
  request(input: JoinRequestInput, onProgress?: OnProgress): Promise<void>;
  /** The parent's own requests, live. */
  watchOwn(uid: string, observer: Observer<PendingRequest[]>): Unsubscribe;
  /**
   * Uploads another document and points the parent's own request to it.
   * @throws permission-denied once it is decided, and when the last replacement is less than a minute ago
   */
  replaceProof(request: PendingRequest, proof: File, onProgress?: OnProgress): Promise<void>;
  /**
   * Says on the account's open requests that its address is confirmed. The sign-in token has to say so by then.
   * @throws failed-precondition while the token does not
   */
  markAddressConfirmed(uid: string): Promise<void>;
  /** Takes the parent's own request back: it goes, and the school leaves their lists. No harm once it is decided. */
  withdraw(uid: string, schoolId: string): Promise<void>;
  /**
   * The first requests that the reviewer may decide, live: those with a confirmed address, then the oldest.
   * @param schoolIds schools to look at; null for all (admins)
   * @param count at most so many, MAX_PENDING_COUNT at most
   * @param hasProof only those with a document, or only those without one; both when it is left out
   */
  watchPending(
    schoolIds: string[] | null,
    count: number,
    observer: Observer<PendingRequest[]>,
    hasProof?: boolean,
  ): Unsubscribe;
  /**
   * How many requests wait at these schools, null for all, by an aggregation query: at most MAX_PENDING_COUNT of each.
   * @param hasProof as for `watchPending`
   */
  countPending(schoolIds: string[] | null, hasProof?: boolean): Promise<number>;
  /** What keeps this person from asking this school again, live; null when nothing has. */
  watchCooldown(uid: string, schoolId: string, observer: Observer<JoinCooldown | null>): Unsubscribe;
  /** Cooldowns that hold at these schools, null for all; the latest first. */
  cooldowns(schoolIds: string[] | null): Promise<JoinCooldown[]>;
  /** Lets somebody ask again at once, on record. No harm once it is lifted. */
  liftCooldown(cooldown: JoinCooldown, reviewerId: string): Promise<void>;
  /** Who invited the parent, for reviewers of the school. */
  inviter(request: PendingRequest): Promise<Inviter>;
  /**
   * The document of a request, after the reviewer's look at it was put on record; the first one of each reviewer is.
   * @throws not-found when the document is gone
   * @throws file-damaged when it is nothing that a parent's client hands in
   */
  proof(request: PendingRequest, reviewerId: string): Promise<ProofDocument>;
  /**
   * Approves in one batch and asks what became of the mail; a request somebody else has handled does no harm.
   * @returns `handled: false` when there was nothing left to approve
   * @throws document-replaced when the parent has handed in another document than `request` names
   * @throws name-changed when the parent is not called what `request` says any more
   * @throws role-needs-admin when a moderator approves somebody whose role would come along into the school
   * @throws account-gone when the parent's account no longer exists
   */
  approve(request: PendingRequest, reviewerId: string): Promise<Approved | { handled: false }>;
  /**
   * Rejects: the request goes, the school leaves the parent's list with the reason.
   * @throws document-replaced as `approve`
   * @throws account-gone when the parent's account no longer exists
   */
  reject(request: PendingRequest, reviewerId: string, reason: string | null): Promise<{ handled: boolean }>;
  /** Removes a request whose account no longer exists, with its document. */
  clear(request: PendingRequest, reviewerId: string): Promise<{ handled: boolean }>;
}
