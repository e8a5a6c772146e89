import type { SchoolEvent } from '@/domain/entities/community';
import type { EventInput } from '@/domain/inputs/content';
import type { Cursor, Observer, Page, Unsubscribe } from '../live';

/** Events of a school. */
export interface EventsPort {
  /** Null where it is no longer there. */
  get(eventId: string): Promise<SchoolEvent | null>;
  /** Upcoming ones: not over yet at `now`, soonest first. */
  watchUpcoming(schoolId: string, now: Date, observer: Observer<SchoolEvent[]>): Unsubscribe;
  /** Past ones, newest first. */
  past(schoolId: string, now: Date, after: Cursor | null): Promise<Page<SchoolEvent>>;
  /** Now or not at all, as the next. */
  create(event: { eventId: string; schoolId: string; uid: string; input: EventInput }): Promise<void>;
  /** These fields, and no others: another device may have changed those. */
  update(eventId: string, change: Partial<EventInput>): Promise<void>;
  delete(eventId: string): Promise<void>;
}
