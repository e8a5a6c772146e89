import type { Day } from 'date-fns';
import { nearnessOf } from '../grouping';
import type { ShownEvent } from '../use-optimistic-events';

/** What a list shows of a series: its occurrences of this week, and of those after it the next one. */
export interface Folded {
  shown: ShownEvent[];
  /** By the event that stands for them, its series and how many more of it there are. */
  more: ReadonlyMap<string, { seriesId: string; count: number }>;
}

/**
 * Leaves out of a list what would bury all else in it: forty Tuesdays of one choir.
 * @param all in the order of the list
 * @param opened the series whose occurrences are all shown
 */
export function foldSeries(
  all: readonly ShownEvent[],
  opened: ReadonlySet<string>,
  now: Date,
  weekStartsOn: Day,
): Folded {
  const standing = new Map<string, string>();
  const more = new Map<string, { seriesId: string; count: number }>();
  const shown = all.filter(({ event, entry }) => {
    const seriesId = event.series?.id;
    if (seriesId === undefined || nearnessOf(event, now, weekStartsOn) !== 'later') return true;
    const first = standing.get(seriesId);
    if (first === undefined) {
      standing.set(seriesId, event.id);
      return true;
    }
    more.set(first, { seriesId, count: (more.get(first)?.count ?? 0) + 1 });
    // What is on its way is seen.
    return opened.has(seriesId) || entry?.kind === 'event';
  });
  return { shown, more };
}
