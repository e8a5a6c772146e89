import { addDays, startOfDay } from 'date-fns';
import type { SchoolEvent } from './entities/community';

type Times = Pick<SchoolEvent, 'start' | 'end'>;

/** When an event counts as over: its end, or the end of the day it began when it is open-ended (reader's zone). */
export function endOf({ start, end }: Times): Date {
  return end ?? startOfDay(addDays(start, 1));
}

/** Whether an event is over (reader's zone). */
export const isOver = (event: Times, now: Date): boolean => endOf(event) <= now;

/**
 * Lists of events, in the reader's zone: what began before today and is still on, what begins from today on, of that
 * today's and tomorrow's (product §4.8), and what is over.
 */
export type EventsWhen = 'ongoing' | 'upcoming' | 'soon' | 'past';

/** Whether an event belongs into a list. */
export function isIn(event: Times, when: EventsWhen, now: Date): boolean {
  if (when === 'past' || isOver(event, now)) return when === 'past' && isOver(event, now);
  if (event.start < startOfDay(now)) return when === 'ongoing';
  if (when === 'soon') return event.start < startOfDay(addDays(now, 2));
  return when === 'upcoming';
}

/** Whether an event is on at some moment from one until before another (reader's zone). */
export const isOnWithin = (event: Times, first: Date, next: Date): boolean =>
  event.start < next && (event.start >= first || endOf(event) > first);
