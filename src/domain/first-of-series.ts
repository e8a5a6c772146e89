import type { SchoolEvent } from './entities/community';

/** Of each series among events only the first one, in their order: the others say the same. */
export function firstOfSeries(events: readonly SchoolEvent[]): SchoolEvent[] {
  const seen = new Set<string>();
  return events.filter(({ series }) => {
    if (!series) return true;
    const isFirst = !seen.has(series.id);
    seen.add(series.id);
    return isFirst;
  });
}
