import type { Rsvp, RsvpInput } from '@/domain/entities/rsvp';
import type { Cursor, Observer, Page, Unsubscribe } from '../live';

/** What parents answer to events. */
export interface RsvpsPort {
  /** One's own answer to an event, live; null as long as there is none. */
  watchMine(uid: string, eventId: string, observer: Observer<Rsvp | null>): Unsubscribe;
  /** A page of the answers to an event of one's own, by what came before it; the last answer first. */
  page(eventId: string, after: Cursor | null): Promise<Page<Rsvp>>;
  /** Now or not at all; takes the place of the answer before. The server gives the places then. */
  answer(event: { eventId: string; schoolId: string; uid: string }, input: RsvpInput): Promise<void>;
}
