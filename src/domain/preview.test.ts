import { expect, it } from 'vitest';
import { preview } from './preview';

it.each([50, 9])('keeps a text of 9 characters in %i', (length) =>
  expect(preview(' Bake sale ', length)).toBe('Bake sale'),
);
it('leaves no gap before the ellipsis', () => expect(preview('Bake sale', 5)).toBe('Bake…'));
it('cuts a long one with an ellipsis', () => expect(preview('abcdefgh', 5)).toBe('abcde…'));
it('writes several lines as one', () => expect(preview('a\n\n b', 10)).toBe('a b'));
it('never halves an emoji', () => expect(preview('👩‍👧‍👦👩‍👧‍👦👩‍👧‍👦', 2)).toBe('👩‍👧‍👦👩‍👧‍👦…'));
