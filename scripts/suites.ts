import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a suite passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** A file that could not even be loaded holds no test that failed. */
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

// A test that did not run proves nothing: skipped, pending and flaky ones count as failed.

/** Reads what Vitest's JSON reporter wrote. */
export function vitestCounts(report: VitestReport): Counts {
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const idle = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + idle + unloadable.length };
}

/** Reads what Playwright's JSON reporter wrote. */
export function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** The counts in a report file. No file means that the run broke before its first test. */
export function readCounts(file: string, kind: 'vitest' | 'playwright'): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest'
    ? vitestCounts(report as VitestReport)
    : playwrightCounts(report as PlaywrightReport);
}

/** A suite that shrank below its committed floor, in words. */
export function belowFloor(
  name: string,
  { passed, failed }: Counts,
  floors: Record<string, number>,
): string | null {
  const floor = floors[name];
  if (floor === undefined) return `tests/floors.json has no floor for ${name}.`;
  const ran = passed + failed;
  return ran < floor ? `${name} ran ${ran} tests, its floor is ${floor}. Did a suite vanish?` : null;
}
