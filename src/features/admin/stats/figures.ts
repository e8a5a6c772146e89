import type { Level, StatisticsRow } from '@/domain/statistics';

/** A day of the statistics as a moment; they are days of UTC. */
export const dayDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Sum of a count over all days. */
export const total = <Measure extends string>(
  rows: readonly Record<Measure, number | null>[],
  measure: Measure,
): number => rows.reduce((sum, row) => sum + (row[measure] ?? 0), 0);

/** The last day on which a level was measured, and its value. */
export function latest(
  rows: readonly StatisticsRow[],
  measure: Level,
): { day: string; value: number } | undefined {
  for (const row of rows.toReversed()) {
    const value = row[measure];
    if (value !== null) return { day: row.day, value };
  }
  return undefined;
}
