import { addDays, type Day, endOfWeek, startOfDay } from 'date-fns';
import type { SchoolEvent } from '@/domain/entities/community';
import { shownZone } from '@/domain/time-zone';
import { asLocal } from '@/domain/wall-time';

/** How near an upcoming event is, in the order of the list. */
export type Nearness = 'ongoing' | 'today' | 'tomorrow' | 'thisWeek' | 'later';

/**
 * How near a start is, both by the same clocks. What began before today goes on; the week ends where the reader's do.
 * @param weekStartsOn the day that weeks begin with
 */
export function nearness(start: Date, now: Date, weekStartsOn: Day): Nearness {
  const today = startOfDay(now);
  if (start < today) return 'ongoing';
  if (start < addDays(today, 1)) return 'today';
  if (start < addDays(today, 2)) return 'tomorrow';
  return start <= endOfWeek(now, { weekStartsOn }) ? 'thisWeek' : 'later';
}

/** How near an event is by the school's clocks, as the dates on it are. */
export function nearnessOf(event: SchoolEvent, now: Date, weekStartsOn: Day): Nearness {
  const timeZone = shownZone(event);
  return nearness(asLocal(event.start, timeZone), asLocal(now, timeZone), weekStartsOn);
}

interface Group<K, T> {
  key: K;
  items: T[];
}

/** Neighbours in a list that have the same key, together. */
export function inGroups<T, K>(items: readonly T[], keyOf: (item: T) => K): Group<K, T>[] {
  const groups: Group<K, T>[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, items: [item] });
  }
  return groups;
}
