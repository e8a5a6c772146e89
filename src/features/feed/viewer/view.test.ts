import { expect, it } from 'vitest';
import { distance, FITTED, keepInside, MOST_SCALE, middle, zoomAt } from './view';

const room = { width: 400, height: 600 };
const picture = { width: 400, height: 200 };

it('grows around what is pointed at', () => {
  const view = zoomAt(FITTED, 2, { x: 100, y: -50 });
  expect(view).toEqual({ scale: 2, x: -100, y: 50 });
  // What was at the point is there again after the way back.
  expect(zoomAt(view, 1, { x: 100, y: -50 })).toEqual(FITTED);
});

it('grows around the middle when nothing is pointed at', () =>
  expect(zoomAt(FITTED, 2)).toEqual({ scale: 2, x: 0, y: 0 }));

it('is never smaller than what fits, nor larger than what there is to see', () => {
  expect(zoomAt(FITTED, 0.2).scale).toBe(1);
  expect(zoomAt(FITTED, 99).scale).toBe(MOST_SCALE);
});

it('leaves no room at an edge that it could fill, and stays in the middle of the other', () => {
  expect(keepInside({ scale: 2, x: 900, y: 300 }, picture, room)).toEqual({ scale: 2, x: 200, y: 0 });
  expect(keepInside({ scale: 2, x: -900, y: -1 }, picture, room)).toEqual({ scale: 2, x: -200, y: 0 });
  expect(keepInside({ scale: 4, x: 0, y: 500 }, picture, room)).toEqual({ scale: 4, x: 0, y: 100 });
  expect(keepInside({ ...FITTED, x: 30 }, picture, room)).toEqual(FITTED);
});

it('measures two fingers', () => {
  const [one, other] = [
    { x: 0, y: 0 },
    { x: 30, y: 40 },
  ];
  expect(distance(one, other)).toBe(50);
  expect(middle(one, other)).toEqual({ x: 15, y: 20 });
});
