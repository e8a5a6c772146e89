import { daysCsv } from '../statistics';
import type { AssistantDayStats } from './answers';

/** What is counted of the assistant's work, in the order in which it is shown. */
export const USAGE = ['questions', 'failedQuestions', 'modelCalls', 'inputTokens', 'outputTokens'] as const;
export type Usage = (typeof USAGE)[number];

/** One line of the table; what was not counted that day is 0. */
export type UsageRow = { day: string } & Record<Usage, number>;

/** A stored day: fields that nothing was added to are missing. */
export type StoredUsage = Pick<AssistantDayStats, 'schoolId' | 'day'> & Partial<Record<Usage, number>>;

/**
 * The days in their order, those without anything included.
 * @param days the period, oldest first
 */
export function usageRows(found: readonly StoredUsage[], days: readonly string[]): UsageRow[] {
  const byDay = new Map(found.map((stored) => [stored.day, stored]));
  return days.map((day) => {
    const stored = byDay.get(day);
    const counts = USAGE.map((measure) => [measure, stored?.[measure] ?? 0]);
    return { day, ...(Object.fromEntries(counts) as Record<Usage, number>) };
  });
}

/** The rows as CSV. */
export const usageCsv = (rows: readonly UsageRow[]): string => daysCsv(USAGE, rows);
