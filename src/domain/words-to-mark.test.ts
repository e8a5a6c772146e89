import { expect, it } from 'vitest';
import { wordsToMark } from './words-to-mark';

it('marks words as they stand in the text', () => {
  expect(wordsToMark('Coffee at the CAFÉ, café latte', 'cafe cof')).toEqual(['Coffee', 'CAFÉ', 'café']);
  expect(wordsToMark('Nothing', 'cafe')).toEqual([]);
});
