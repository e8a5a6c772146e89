import { expect, test } from 'vitest';
import { isSearchable } from './searchable';

test.each([
  ['', false],
  ['a', false],
  ['é', false],
  ['!?', false],
  ['ab', true],
  ['a b', true],
  [' é1 ', true],
])('"%s" is enough to look for: %s', (typed, isEnough) => expect(isSearchable(typed)).toBe(isEnough));
