import { describe, expect, test } from 'vitest';
import {
  belowFloor,
  playwrightCounts,
  playwrightFailures,
  readOutcome,
  vitestCounts,
  vitestFailures,
} from './suites.ts';

const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    { name: 'a.test.ts', status: 'passed', assertionResults: [{ fullName: 'adds', status: 'passed' }] },
  ],
};

describe('counting tests', () => {
  test('passed and failed ones as they are', () => {
    expect(vitestCounts({ ...vitest, numFailedTests: 2 })).toEqual({ passed: 5, failed: 2 });
    const stats = { expected: 3, unexpected: 1, flaky: 0, skipped: 0 };
    expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 3, failed: 1 });
  });

  test('skipped, planned and flaky ones as failed', () => {
    expect(vitestCounts({ ...vitest, numPendingTests: 1, numTodoTests: 1 }).failed).toBe(2);
    const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 1 };
    expect(playwrightCounts({ stats, errors: [] }).failed).toBe(2);
  });

  test('a file that does not load and a run that breaks as failed', () => {
    const testResults = [{ name: 'b.test.ts', status: 'failed', assertionResults: [] }];
    expect(vitestCounts({ ...vitest, testResults }).failed).toBe(1);
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(playwrightCounts({ stats, errors: [{}] }).failed).toBe(1);
    expect(readOutcome('/nowhere/report.json', 'vitest')).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('naming failures', () => {
  test('those of Vitest with file, name and message, and a file that does not load', () => {
    const failed = {
      fullName: 'adds',
      status: 'failed',
      failureMessages: ['\u001b[31m1 is not 2\u001b[39m'],
    };
    const testResults = [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [failed, { fullName: 'b', status: 'passed' }],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ];
    expect(vitestFailures({ ...vitest, testResults })).toEqual([
      'a.test.ts: adds (failed)\n1 is not 2',
      'b.test.ts\nno such module',
    ]);
  });

  test('those of Playwright, flaky ones too, at any depth', () => {
    const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
    const run = (status: string, message?: string) => ({
      projectName: 'phone',
      status,
      results: [message ? { error: { message } } : {}, {}],
    });
    const spec = { title: 'likes', file: 'feed.spec.ts', tests: [run('flaky', 'late'), run('expected')] };
    const suites = [{ suites: [{ specs: [spec] }] }];
    expect(playwrightFailures({ stats, errors: [{ message: 'no server' }], suites })).toEqual([
      'outside of any test\nno server',
      '[phone] feed.spec.ts: likes (flaky)\nlate',
    ]);
  });
});

describe('floors', () => {
  test('a suite at its floor holds, one below does not', () => {
    expect(belowFloor('unit', { passed: 4, failed: 1 }, { unit: 5 })).toBeNull();
    expect(belowFloor('unit', { passed: 4, failed: 0 }, { unit: 5 })).toMatch(/vanish/);
  });

  test('a suite without a floor is named', () => {
    expect(belowFloor('new', { passed: 1, failed: 0 }, {})).toMatch(/no floor/);
  });
});
