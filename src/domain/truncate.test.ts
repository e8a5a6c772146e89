import { expect, it } from 'vitest';
import { truncate } from './truncate';

it.each([
  ['abcd', 3, 'abc'],
  ['ab', 3, 'ab'],
  ['ab𠮷野', 3, 'ab'],
  ['ab𠮷野', 4, 'ab𠮷'],
])('cuts %s to %i', (text, max, start) => expect(truncate(text, max)).toBe(start));
