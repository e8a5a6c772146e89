import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests of a suite passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The counts of a report, and what it says of each test that counts as failed. */
export interface Outcome extends Counts {
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** A file that could not even be loaded holds no test that failed. */
  testResults: { name: string; status: string; message?: string; assertionResults: VitestCase[] }[];
}

interface VitestCase {
  fullName: string;
  status: string;
  failureMessages?: string[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: PlaywrightError[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: PlaywrightError }[] }[];
  }[];
}

interface PlaywrightError {
  message?: string;
}

/** The longest part of a message that a failure is named with, in characters. */
const MAX_MESSAGE = 1_200;

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

const described = (where: string, message = ''): string =>
  `${where}\n${stripVTControlCharacters(message).slice(0, MAX_MESSAGE)}`.trim();

/** What Vitest's report says of each test that failed or did not run, and of files that did not load. */
export const vitestFailures = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [described(name, message)];
    return assertionResults
      .filter((one) => one.status !== 'passed')
      .map((one) => described(`${name}: ${one.fullName} (${one.status})`, one.failureMessages?.join('\n')));
  });

/** What Playwright's report says of each test that failed, did not run, or passed at a second try only. */
export function playwrightFailures({ errors, suites = [] }: PlaywrightReport): string[] {
  const inSuite = ({ suites: inner = [], specs = [] }: PlaywrightSuite): string[] => [
    ...inner.flatMap(inSuite),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ projectName, status, results }) =>
          described(
            `[${projectName}] ${file}: ${title} (${status})`,
            results.map(({ error }) => error?.message ?? '').find(Boolean),
          ),
        ),
    ),
  ];
  return [
    ...errors.map(({ message }) => described('outside of any test', message)),
    ...suites.flatMap(inSuite),
  ];
}

/** Reads a report file. No file means that the run broke before its first test. */
export function readOutcome(file: string, kind: 'vitest' | 'playwright'): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: ['The run broke before its first test.'] };
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest'
    ? { ...vitestCounts(report as VitestReport), failures: vitestFailures(report as VitestReport) }
    : {
        ...playwrightCounts(report as PlaywrightReport),
        failures: playwrightFailures(report as PlaywrightReport),
      };
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
