import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../backend/paths.ts';
import type { Measured } from './measured.ts';

/** Survivors that nothing can notice or that are not worth a test: by file and change, the reason. */
export type Reasons = Record<string, Record<string, string>>;

/** This much of an area that is not explained has to be killed. */
const LOWEST = 0.9;

export interface Tally {
  mutants: number;
  killed: number;
  timeouts: number;
  survived: number;
  uncovered: number;
  /** Survivors and what no test reaches, without a reason. */
  open: Measured[];
  explained: number;
  /** Reasons for what is killed now, or no longer there. */
  outdated: string[];
}

export function reasonsFor(area: string): Reasons {
  const file = join(ROOT, `scripts/mutation/survivors/${area}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Reasons) : {};
}

export function tally(mutants: readonly Measured[], reasons: Reasons): Tally {
  const count = (fate: Measured['fate']) => mutants.filter((mutant) => mutant.fate === fate).length;
  const alive = mutants.filter(({ fate }) => fate === 'survived' || fate === 'no coverage');
  const open = alive.filter(({ file, change }) => !reasons[file]?.[change]);
  const outdated = Object.entries(reasons).flatMap(([file, changes]) =>
    Object.keys(changes)
      .filter((change) => !alive.some((one) => one.file === file && one.change === change))
      .map((change) => `${file}  ${change}`),
  );
  const timeouts = count('timeout');
  return {
    mutants: mutants.length,
    killed: count('killed') + timeouts,
    timeouts,
    survived: count('survived'),
    uncovered: count('no coverage'),
    open,
    explained: alive.length - open.length,
    outdated,
  };
}

/** Whether enough is killed. Only a full run can tell that a reason is out of date. */
export function isEnough({ mutants, killed, explained, outdated }: Tally, isSample: boolean): boolean {
  return killed >= LOWEST * (mutants - explained) && (isSample || outdated.length === 0);
}

export const HEADINGS = [
  'area',
  'mutants',
  'killed',
  'timeouts',
  'survived',
  'no test',
  'explained',
  'score',
];

export function row(area: string, one: Tally): string[] {
  const { mutants, killed, timeouts, survived, uncovered, explained } = one;
  const score = `${((100 * killed) / Math.max(1, mutants)).toFixed(1)} %`;
  return [area, ...[mutants, killed, timeouts, survived, uncovered, explained].map(String), score];
}

export function inColumns(rows: readonly string[][]): string {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}
