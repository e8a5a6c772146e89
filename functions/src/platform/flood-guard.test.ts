import { expect, test } from 'vitest';
import { FloodGuard } from './flood-guard';

test('lets a subject through so often a minute, others all the same, and again in the next minute', () => {
  let now = 600_000;
  const guard = new FloodGuard(2, () => now);
  const tried = (subject: string) => Array.from({ length: 3 }, () => guard.allows(subject));
  expect(tried('ana')).toEqual([true, true, false]);
  expect(tried('bea')).toEqual([true, true, false]);
  now += 59_999;
  expect(guard.allows('ana')).toBe(false);
  now += 1;
  expect(tried('ana')).toEqual([true, true, false]);
});

test('says whether a subject’s minute is used up, and counts nothing by it', () => {
  let now = 600_000;
  const guard = new FloodGuard(2, () => now);
  for (const isSpent of [false, false, true, true]) {
    expect(guard.isSpent('ana')).toBe(isSpent);
    guard.allows('ana');
  }
  expect(guard.isSpent('bea')).toBe(false);
  now += 60_000;
  expect(guard.isSpent('ana')).toBe(false);
  expect(guard.allows('ana')).toBe(true);
});
