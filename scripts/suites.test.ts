import { describe, expect, test } from 'vitest';
import { belowFloor, playwrightCounts, readCounts, vitestCounts } from './suites.ts';

const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
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
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(vitestCounts({ ...vitest, testResults }).failed).toBe(1);
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(playwrightCounts({ stats, errors: [{}] }).failed).toBe(1);
    expect(readCounts('/nowhere/report.json', 'vitest')).toEqual({ passed: 0, failed: 1 });
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
