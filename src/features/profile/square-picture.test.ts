import { expect, it } from 'vitest';
import { centredSquare } from './square-picture';

it.each([
  [400, 300, { x: 50, y: 0, side: 300 }],
  [300, 401, { x: 0, y: 50, side: 300 }],
  [64, 64, { x: 0, y: 0, side: 64 }],
])('takes the middle of %d × %d', (width, height, square) =>
  expect(centredSquare(width, height)).toEqual(square),
);
