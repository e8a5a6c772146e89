import { expect, it } from 'vitest';
import { othersPinned, pinListId, pinnedUntil } from './pins';

it('keeps the pins of a school’s own feed where no group’s can be', () => {
  expect(pinListId(null)).toContain('_');
  expect(pinListId('chess')).toBe('chess');
});

it('ends by itself', () => {
  const until = new Date(1_000);
  expect(pinnedUntil({ pinnedUntil: until }, new Date(999))).toBe(until);
  expect(pinnedUntil({ pinnedUntil: until }, until)).toBeNull();
  expect(pinnedUntil({ pinnedUntil: null }, until)).toBeNull();
});

it('leaves room where a pin is over, and for the post itself', () => {
  const posts = { own: new Date(2_000), over: new Date(1_000), other: new Date(1_001) };
  expect(othersPinned(posts, 'own', new Date(1_000))).toEqual([['other', new Date(1_001)]]);
});
