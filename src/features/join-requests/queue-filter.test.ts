import { expect, it } from 'vitest';
import { matchesTerm } from './queue-filter';
import { ana, ben } from './testing';

it.each([
  ['ana', true],
  ['SILVA an', true],
  ['Ána', true],
  ['ana@example.test', true],
  ['maple-abc', true],
  ['abc', true],
  ['ana river', false],
  ['lva', false],
  ['ben', false],
  ['@', false],
  [' ', false],
])('%j finds Ana Silva, her address or her code: %s', (term, found) => {
  expect(matchesTerm(ana, term)).toBe(found);
});

it('finds nothing by a code where there is none', () => {
  expect(matchesTerm(ben, 'maple')).toBe(false);
  expect(matchesTerm(ben, 'null')).toBe(false);
});
