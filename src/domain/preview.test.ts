import { expect, it } from 'vitest';
import { preview } from './preview';

it('keeps a short text as it is', () => expect(preview('Bake sale', 50)).toBe('Bake sale'));
it('cuts a long one with an ellipsis', () => expect(preview('abcdefgh', 5)).toBe('abcde…'));
it('writes several lines as one', () => expect(preview('a\n\n b', 10)).toBe('a b'));
it('never halves an emoji', () => expect(preview('👩‍👧‍👦👩‍👧‍👦👩‍👧‍👦', 2)).toBe('👩‍👧‍👦👩‍👧‍👦…'));
