import { expect, test } from 'vitest';
import { changedLikers } from './changed-likers';

test.each([
  [[], ['a'], ['a']],
  [['a'], [], ['a']],
  [
    ['a', 'b'],
    ['b', 'c'],
    ['a', 'c'],
  ],
  [['a'], ['a'], []],
  [undefined, ['a'], ['a']],
  ['a', [], []],
  [['a'], ['a', 1, null, {}, '', 'b/c'], []],
])('%j to %j changed for %j', (before, after, expected) =>
  expect(changedLikers(before, after)).toEqual(expected),
);
