import { fromZonedTime } from 'date-fns-tz';
import { type Level, type SchoolDay, STATISTICS_TIME_ZONE, type StatisticsRow } from '@/domain/statistics';

/** A day of the statistics as a moment: its first, in their zone. */
export const dayDate = (day: string): Date => fromZonedTime(day, STATISTICS_TIME_ZONE);

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

/** Days of before the period before: if there is a record of one of them, that period is on record as a whole. */
export const DAYS_OF_PROOF = 7;

/** Whether the numbers reach back to a day. All are measured nightly, so days without a record are of before the first. */
export const reachesBackTo = (found: readonly SchoolDay[], day: string): boolean =>
  found.some((record) => record.day <= day);
