import { USAGE, type UsageRow } from './assistant/usage';
import { csvOf } from './csv';
import { LEVELS, type StatisticsRow, SUMMED } from './statistics';

/** Days as CSV, with a header. */
const daysCsv = <Column extends string>(
  measures: readonly Column[],
  rows: readonly ({ day: string } & Record<Column, number | null>)[],
): string =>
  csvOf([
    ['day', ...measures],
    ...rows.map((row) => [row.day, ...measures.map((measure) => row[measure] ?? '')]),
  ]);

/** The rows of the table as CSV. */
export const statisticsCsv = (rows: StatisticsRow[]): string => daysCsv([...SUMMED, ...LEVELS], rows);

/** What the assistant did, day by day, as CSV. */
export const usageCsv = (rows: readonly UsageRow[]): string => daysCsv(USAGE, rows);
