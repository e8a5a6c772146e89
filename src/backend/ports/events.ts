import type { SchoolEvent } from '@/domain/entities/community';
import type { SeriesPart } from '@/domain/entities/event-series';
import type { EventsWhen } from '@/domain/event-time';
import type { EventInput } from '@/domain/inputs/event';
import type { SeriesInput } from '@/domain/inputs/event-series';
import type { Cursor, Observer, Page, Unsubscribe } from '../live';
import type { CalendarFeedsPort } from './calendar-feeds';

/** Events of a school that are ongoing or upcoming (soonest first), or past (newest first). */
export interface EventList {
  schoolId: string;
  when: EventsWhen;
  /** Only this parent's; null for everybody's. */
  authorId: string | null;
}

/** Events of a school that are on at some moment from `first` until before `next`. */
export interface EventRange {
  schoolId: string;
  first: Date;
  next: Date;
  /** Those that begin within it, soonest first, or those that began before and go on into it, soonest over first. */
  begun: 'within' | 'before';
  /** Only this parent's; null for everybody's. */
  authorId: string | null;
}

/** An event that is about to be made. */
export interface NewEvent {
  eventId: string;
  schoolId: string;
  uid: string;
  /** In which its times are shown: the school's. */
  timeZone: string;
  input: EventInput;
}

/** Which change it is, and of which occurrence on. */
export interface SeriesChangeToMake {
  changeId: string;
  eventId: string;
  schoolId: string;
  uid: string;
}

/** Events of a school, also as a calendar feed. */
export interface EventsPort extends CalendarFeedsPort {
  /** Null where it is no longer there. */
  get(eventId: string): Promise<SchoolEvent | null>;
  /** The same, live. */
  watch(eventId: string, observer: Observer<SchoolEvent | null>): Unsubscribe;
  /** The first page of a list, live. It is of the day of `now`: some of it may be over since this morning. */
  watchFirst(list: EventList, now: Date, observer: Observer<Page<SchoolEvent>>): Unsubscribe;
  /** A page of a list, by what came before it. */
  page(list: EventList, now: Date, after: Cursor | null): Promise<Page<SchoolEvent>>;
  /** A page of what is on in some days, by what came before it. */
  pageOf(range: EventRange, after: Cursor | null): Promise<Page<SchoolEvent>>;
  /** Now or not at all, as the next. */
  create(event: NewEvent): Promise<void>;
  /** One that repeats; the event that is named is the first of its occurrences, which functions make. */
  createSeries(event: NewEvent & { series: SeriesInput }): Promise<void>;
  /** Changes one occurrence of an event that repeats, and all that follow; functions do so with their events. */
  changeSeries(change: SeriesChangeToMake, part: SeriesPart): Promise<void>;
  /** These fields, and no others: another device may have changed those. A change of the time, the place or the places counts like a new event, and so does calling it off. */
  update(event: { eventId: string; uid: string }, change: Partial<EventInput>): Promise<void>;
  delete(eventId: string): Promise<void>;
}
