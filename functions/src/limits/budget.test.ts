import { expect, test } from 'vitest';
import { isUsedUp } from './budget';

const windows = [
  { max: 2, ms: 10 },
  { max: 3, ms: 100 },
];

test.each([
  ['nothing spent', [], false],
  ['one left in the short window', [195], false],
  ['the short window full', [191, 195], true],
  ['the short window free again to the moment', [190, 195], false],
  ['the long window full', [101, 150, 195], true],
  ['the long window free again to the moment', [100, 150, 195], false],
])('%s', (_what, spent, expected) => expect(isUsedUp({ windows }, spent, 200)).toBe(expected));
