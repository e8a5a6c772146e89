import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../backend/paths.ts';
import { LETTERS, makeSubsets, pointsOf, SUBSETS } from './subsets.ts';

const css = readFileSync(join(ROOT, 'src/styles/fonts.css'), 'utf8');

test('both faces together weigh at most 60 kB', async () => {
  const folder = await makeSubsets();
  const sizes = Object.keys(SUBSETS).map((name) => statSync(join(folder, `${name}.woff2`)).size);
  expect(Math.min(...sizes)).toBeGreaterThan(10_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});

test('the style sheet takes from them the characters that they have', () => {
  const ranges = [...css.matchAll(/@fonts\/([a-z-]+)\.woff2.*?unicode-range:\s*([^;]+);/gs)];
  expect(ranges.map(([, name, range]) => [name, range?.replace(/\s+/g, ' ')])).toEqual(
    Object.keys(SUBSETS).map((name) => [name, LETTERS]),
  );
});

test('they have every letter that the messages are written in', () => {
  const folder = join(ROOT, 'src/messages/en');
  const letters = new Set(pointsOf(LETTERS));
  const words = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const used = new Set(words.join('').match(/[\p{L}\p{N}\p{P}\p{Sc}\p{Sm}]/gu));
  expect([...used].filter((one) => !letters.has(one.codePointAt(0) ?? 0))).toEqual([]);
});
