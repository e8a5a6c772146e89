import { expect, test } from 'vitest';
import { isDecodable } from './decodable';

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 'x');

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a form', { name: 'Tomás 👩‍👧', tags: ['a', { b: 1.5 }], done: false, none: null }],
  ['sixteen levels', nested(16)],
])('%s can be read', (_what, payload) => expect(isDecodable(payload)).toBe(true));

test.each([
  ['half a pair', '\ud83d'],
  ['half a pair inside', { list: [{ text: 'a\udc69b' }] }],
  ['half a pair as a key', { 'a\ud83d': 1 }],
  ['an encoded number', { value: { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' } }],
  ['seventeen levels', nested(17)],
  ['a hundred thousand levels', nested(100_000)],
])('%s can’t', (_what, payload) => expect(isDecodable(payload)).toBe(false));
