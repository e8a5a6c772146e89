import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Cases by what the rules had to answer. */
export interface Counts {
  allow: number;
  deny: number;
}

const FOLDER = 'SCHOOLGATE_RULES_COUNTS';

/** Opens the place where test files leave their counts. */
export function openCounts(): void {
  process.env[FOLDER] = mkdtempSync(join(tmpdir(), 'schoolgate-rules-'));
}

/** Leaves the counts of one test file. */
export function leaveCounts(counts: Counts): void {
  const folder = process.env[FOLDER];
  if (folder) writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(counts));
}

/** Adds up what all test files left. */
export function closeCounts(): Counts {
  const total = { allow: 0, deny: 0 };
  const folder = process.env[FOLDER];
  if (!folder) return total;
  for (const file of readdirSync(folder)) {
    const { allow, deny } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Counts;
    total.allow += allow;
    total.deny += deny;
  }
  rmSync(folder, { recursive: true });
  return total;
}
