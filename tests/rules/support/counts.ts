import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Costs } from './measured';

/** Cases of a file by what the rules had to answer, and what the allowed ones cost. */
export interface Counts {
  allow: number;
  deny: number;
  /** What was measured of it, now or before; empty where not all of it could be. */
  costs: Costs;
}

const FOLDER = 'SCHOOLGATE_RULES_COUNTS';

/** Opens the place where test files leave their counts. */
export function openCounts(): void {
  process.env[FOLDER] = mkdtempSync(join(tmpdir(), 'schoolgate-rules-'));
}

/** Whether somebody adds the counts up. */
export const isCounting = (): boolean => FOLDER in process.env;

/** Leaves the counts of one test file. */
export function leaveCounts(counts: Counts): void {
  const folder = process.env[FOLDER];
  if (folder) writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(counts));
}

/** Adds up what all test files left. */
export function closeCounts(): Counts {
  const total: Counts = { allow: 0, deny: 0, costs: {} };
  const folder = process.env[FOLDER];
  if (!folder) return total;
  for (const file of readdirSync(folder)) {
    const { allow, deny, costs } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Counts;
    total.allow += allow;
    total.deny += deny;
    Object.assign(total.costs, costs);
  }
  rmSync(folder, { recursive: true });
  return total;
}
