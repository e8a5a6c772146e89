import { expect, it } from 'vitest';
import { subjectOf } from './audit';

const excerptOf = (content: string) => subjectOf({ authorId: 'ana', content }).excerpt;

it('keeps a short text whole, and the first hundred characters of a long one', () => {
  expect(subjectOf({ authorId: 'ana', content: 'Bake sale' })).toEqual({
    authorId: 'ana',
    excerpt: 'Bake sale',
  });
  expect(excerptOf('x'.repeat(100))).toHaveLength(100);
  expect(excerptOf(`${'x'.repeat(100)}y`)).toBe('x'.repeat(100));
});

it('halves no character', () => {
  expect(excerptOf('😀'.repeat(101))).toBe('😀'.repeat(100));
});
