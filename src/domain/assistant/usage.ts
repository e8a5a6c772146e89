import * as v from 'valibot';
import { idSchema } from '../fields';
import { count, summedAt } from '../statistics';

/** What is counted of the assistant's work, in the order in which it is shown. */
export const USAGE = ['questions', 'failedQuestions', 'modelCalls', 'inputTokens', 'outputTokens'] as const;
export type Usage = (typeof USAGE)[number];

/** One line of the table; what was not counted that day is 0. */
export type UsageRow = { day: string } & Record<Usage, number>;

/** Where the days of the assistant are. */
export const ASSISTANT_DAYS = 'stats/assistant/usage';

/**
 * `stats/assistant/usage/{schoolId}_{day}`: what the assistant did on one day of Los Angeles, in one school or in all
 * together. Written by functions only.
 */
export const assistantDaySchema = v.object({
  schoolId: idSchema,
  /** YYYY-MM-DD. */
  day: v.pipe(v.string(), v.isoDate()),
  questions: count,
  failedQuestions: count,
  modelCalls: count,
  inputTokens: count,
  outputTokens: count,
  summedAt,
});
export type AssistantDay = v.InferOutput<typeof assistantDaySchema>;
/** As it is stored. */
export type StoredAssistantDay = v.InferInput<typeof assistantDaySchema>;

/**
 * The days in their order, those without anything included.
 * @param days the period, oldest first
 */
export function usageRows(found: readonly StoredAssistantDay[], days: readonly string[]): UsageRow[] {
  const byDay = new Map(found.map((stored) => [stored.day, stored]));
  return days.map((day) => {
    const stored = byDay.get(day);
    const counts = USAGE.map((measure) => [measure, stored?.[measure] ?? 0]);
    return { day, ...(Object.fromEntries(counts) as Record<Usage, number>) };
  });
}
