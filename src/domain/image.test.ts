import { expect, it } from 'vitest';
import { fitWithin, middleSquare, pictureName, pictureSize } from './image';

it('fits the longest side and never enlarges', () => {
  expect(fitWithin(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitWithin(3000, 4000, 1600)).toEqual({ width: 1200, height: 1600 });
  expect(fitWithin(300, 200, 1600)).toEqual({ width: 300, height: 200 });
  expect(fitWithin(10_000, 1, 1600)).toEqual({ width: 1600, height: 1 });
});

it('cuts the middle square', () => {
  expect(middleSquare(400, 300)).toEqual({ x: 50, y: 0, side: 300 });
  expect(middleSquare(301, 400)).toEqual({ x: 0, y: 49, side: 301 });
});

it('carries the size in the name and reads it from the address', () => {
  const name = pictureName(1600, 1200, 'image/webp');
  expect(name).toBe('1600x1200.webp');
  expect(pictureName(3, 4, 'image/jpeg')).toBe('3x4.jpg');
  expect(pictureName(3, 4, 'image/png')).toBe('3x4.png');
  const url = `https://host/v0/b/x/o/post-images%2Fd9b1-${name}?alt=media&token=t`;
  expect(pictureSize(url)).toEqual({ width: 1600, height: 1200 });
  expect(pictureSize(`https://host/o/d9b1-${pictureName(3, 4, 'image/jpeg')}`)).toEqual({
    width: 3,
    height: 4,
  });
});

it('knows no size where the address has none or a senseless one', () => {
  expect(pictureSize('https://host/v0/b/x/o/post-images%2Fd9b1-holiday.jpg?alt=media')).toBeNull();
  expect(pictureSize('https://host/o/d9b1-0x10.webp')).toBeNull();
  expect(pictureSize('https://host/o/d9b1-10x0.webp')).toBeNull();
});
