import type { ContactCard, ContactRequest, ContactShare } from '@/domain/entities/contact';
import type { ContactCardInput } from '@/domain/inputs/contact';
import type { Observer, Unsubscribe } from '../live';

/** Contact details, which another parent sees only when their owner has accepted that parent's request (product §4.12). */
export interface ContactsPort {
  /** A card; null where there is none, and where the reader may not see it. */
  watchCard(uid: string, observer: Observer<ContactCard | null>): Unsubscribe;
  saveCard(uid: string, input: ContactCardInput): Promise<void>;
  /** Requests to a parent that wait for their answer. */
  watchRequestsTo(uid: string, observer: Observer<ContactRequest[]>): Unsubscribe;
  /** The request of one parent to another; null for none. */
  watchRequest(fromId: string, toId: string, observer: Observer<ContactRequest | null>): Unsubscribe;
  /** @throws daily-limit */
  ask(request: Pick<ContactRequest, 'fromId' | 'toId' | 'schoolId'>): Promise<void>;
  /** Gives the card to who has asked. */
  accept(request: ContactRequest): Promise<void>;
  decline(request: ContactRequest): Promise<void>;
  /** To whom a parent has given their card. */
  watchSharesBy(uid: string, observer: Observer<ContactShare[]>): Unsubscribe;
  /** Whose cards a parent has been given. */
  watchSharesWith(uid: string, observer: Observer<ContactShare[]>): Unsubscribe;
  /** Whether a parent has given their card to another one; null when they have not. */
  watchShare(ownerId: string, viewerId: string, observer: Observer<ContactShare | null>): Unsubscribe;
  /** Ends a share: its owner takes it back, or its viewer does without it. */
  endShare(share: Pick<ContactShare, 'ownerId' | 'viewerId'>): Promise<void>;
}
