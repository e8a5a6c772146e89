import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metered } from './meter';

/** Cases by what the rules had to answer, and what the allowed ones cost. */
export interface Counts {
  allow: number;
  deny: number;
  metered: Metered[];
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
  const total: Counts = { allow: 0, deny: 0, metered: [] };
  const folder = process.env[FOLDER];
  if (!folder) return total;
  for (const file of readdirSync(folder)) {
    const { allow, deny, metered } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Counts;
    total.allow += allow;
    total.deny += deny;
    total.metered.push(...metered);
  }
  rmSync(folder, { recursive: true });
  return total;
}
