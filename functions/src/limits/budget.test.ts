import { expect, test } from 'vitest';
import { freeAgainAt } from './budget';

const windows = [
  { max: 2, ms: 10 },
  { max: 3, ms: 100 },
];

test.each([
  ['nothing spent', [], null],
  ['one left in the short window', [195], null],
  ['the short window full', [195, 191], 201],
  ['the short window more than full, as its limit was lowered', [193, 194, 191], 291],
  ['the short window free again to the moment', [190, 195], null],
  ['the long window full', [150, 101, 195], 201],
  ['both full: the later counts', [193, 191, 150], 250],
  ['the long window free again to the moment', [100, 150, 195], null],
])('%s', (_what, spent, expected) => expect(freeAgainAt({ windows }, spent, 200)).toBe(expected));
