import { expect, test } from 'vitest';
import { sharesOf } from './shares';

const poll = { options: ['Yes', 'No'] };

test.each([
  ['of all who have voted', { voters: 4, votes: [1, 3] }, [1, 0.25], [3, 0.75]],
  ['kept back', { voters: 2, votes: null }, [null, 0], [null, 0]],
  ['nobody has voted', null, [null, 0], [null, 0]],
  ['an option that no number is there for', { voters: 3, votes: [9] }, [9, 1], [0, 0]],
])('a share: %s', (_, summary, ...shares) =>
  expect(sharesOf(poll, summary).map(({ votes, ratio }) => [votes, ratio])).toEqual(shares),
);
