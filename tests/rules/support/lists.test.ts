import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LISTS } from './lists';

const plain = readFileSync('firestore.rules', 'utf8').replace(/^\s*\/\/.*$/gm, '');

test('each list of the rules is tried with an offset', () => {
  expect(plain.match(/atMost\(\d+\)/g)).toHaveLength(Object.keys(LISTS).length);
  for (const list of plain.match(/allow list: if [^;]*;/g) ?? []) expect(list).toContain('atMost(');
});
