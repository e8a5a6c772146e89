import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TINY } from '@/domain/file-check/testing';
import { isPicture } from './decoders';

const exact = (bytes: Uint8Array) => Uint8Array.from(bytes).buffer;
const asset = (name: string) =>
  readFileSync(new URL(`../../../scripts/seed/assets/${name}`, import.meta.url));
/** The frame of a file, with nothing in it. */
const hollow = (bytes: Uint8Array, head: number) => {
  const copy = Uint8Array.from(bytes);
  copy.fill(0, head, -2);
  return copy;
};

test.each([
  ['image/jpeg', TINY.jpeg],
  ['image/jpeg', asset('park.jpg')],
  ['image/webp', TINY.webp],
  ['image/webp', asset('bake.webp')],
])('%s is one', async (type, bytes) => expect(await isPicture(exact(bytes), type)).toBe(true));

test.each([
  ['image/jpeg', hollow(asset('park.jpg'), 700)],
  ['image/jpeg', asset('bake.webp')],
  ['image/webp', hollow(TINY.webp, 25)],
  ['image/webp', hollow(asset('bake.webp'), 40)],
  ['image/webp', asset('park.jpg')],
  ['image/gif', TINY.png],
])('what only says that it is %s is none', async (type, bytes) =>
  expect(await isPicture(exact(bytes), type)).toBe(false),
);
