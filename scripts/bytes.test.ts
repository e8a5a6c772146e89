import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Bytes, holds } from './bytes.ts';

const folder = mkdtempSync(join(tmpdir(), 'bytes-'));
mkdirSync(join(folder, '.vite'));
const chunks = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'src/page.tsx': { file: 'page.js', imports: ['_shared.js', '_sdk.js'] },
  '_sdk.js': { file: 'sdk.js' },
};
writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(chunks));
const noise = (length: number) =>
  Array.from({ length }, (_, index) => (index * index * 7_919).toString(36)).join();
for (const file of ['index.js', 'index.css', 'shared.js', 'page.js'])
  writeFileSync(join(folder, file), noise(900));
writeFileSync(join(folder, 'sdk.js'), `register("@firebase/app")${noise(900)}`);
afterAll(() => rmSync(folder, { recursive: true }));

const bytes = new Bytes(folder);
const page = { name: 'Page', entries: ['index.html'], budget: { all: 1_000 } };

test('follows static imports, round trips included', () => {
  expect([...bytes.filesOf(['src/page.tsx'])].sort()).toEqual([
    'index.css',
    'index.js',
    'page.js',
    'sdk.js',
    'shared.js',
  ]);
});

test('counts styles only where the budget does', () => {
  const all = bytes.page(page).kilobytes;
  const scripts = bytes.page({ ...page, budget: { scripts: 1_000 } }).kilobytes;
  expect(scripts).toBeCloseTo((all * 2) / 3, 2);
});

test('fails a page over its budget', () => {
  const { kilobytes } = bytes.page(page);
  expect(holds(bytes.page({ ...page, budget: { all: kilobytes } }))).toBe(true);
  expect(holds(bytes.page({ ...page, budget: { all: kilobytes - 0.001 } }))).toBe(false);
});

test('fails a page that carries Firebase where it must not', () => {
  expect(holds(bytes.page({ ...page, withoutFirebase: true }))).toBe(true);
  const heavy = bytes.page({ ...page, entries: ['src/page.tsx'], withoutFirebase: true });
  expect(holds(heavy)).toBe(false);
  expect(heavy.complaint).toBe('sdk.js carries Firebase');
});

test('counts for a route only what the base has not loaded', () => {
  const added = bytes.route({ name: 'page', entries: ['src/page.tsx'], adds: 40 }, page).kilobytes;
  expect(added).toBeCloseTo(
    bytes.page({ ...page, entries: ['src/page.tsx'] }).kilobytes - bytes.page(page).kilobytes,
    6,
  );
});

test('refuses an entry the build does not know', () => {
  expect(() => bytes.filesOf(['src/renamed.tsx'])).toThrow(/page-entries/);
});
