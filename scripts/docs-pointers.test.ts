import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './backend/paths.ts';

// What comments and documents point to is in the repository.

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !/(^|\/)(node_modules|lib)\//.test(path))
    .map((path) => join(folder, path));
/** Every text of these files with its place. */
const matches = (files: readonly string[], wanted: RegExp) =>
  files.flatMap((file) =>
    [...read(file).matchAll(wanted)].map(([text, target = '']) => ({ at: `${file}: ${text}`, target })),
  );
const placesOf = (found: readonly { at: string }[]) => found.map(({ at }) => at);

const FOLDERS = ['src', 'functions', 'scripts', 'tests', 'tools', 'bench'];
const atTop = (ending: RegExp) => readdirSync(ROOT).filter((name) => ending.test(name));
const SOURCES = [
  ...FOLDERS.flatMap((folder) => filesIn(folder, /\.(ts|tsx|mjs|css|html)$/)),
  ...atTop(/\.(ts|cjs|rules|html)$/),
  // Its examples of what is not wanted stand in this file.
].filter((path) => path !== 'scripts/docs-pointers.test.ts');
const DOCUMENTS = [...filesIn('docs', /\.md$/), ...filesIn('src', /\.md$/), ...atTop(/\.md$/)];

describe('a comment', () => {
  const elsewhere = /\b(?:spec|design|specification)(?:['’]s)?\s*(?:\*\s*)?§/gi;

  test('would be found if it pointed to a specification outside of the repository', () => {
    const planted = ['(spec §4)', 'Design §1', 'the specification’s §2', 'spec\n * §3'];
    expect(planted.filter((text) => text.match(elsewhere) === null)).toEqual([]);
  });

  test('points to nothing outside of the repository', () => {
    expect(placesOf(matches([...SOURCES, ...DOCUMENTS], elsewhere))).toEqual([]);
  });

  test('points to a section of docs/product.md that is there', () => {
    const sections = [...read('docs/product.md').matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(
      ([, number]) => number,
    );
    const pointers = matches(SOURCES, /\bproduct §(\d+(?:\.\d+)?)/g);
    expect(pointers.length).toBeGreaterThan(100);
    expect(placesOf(pointers.filter(({ target }) => !sections.includes(target)))).toEqual([]);
  });

  test('points to a decision that is recorded', () => {
    const records = [...read('docs/decisions.md').matchAll(/^## (\d+[a-z]?)\. /gm)].map(
      ([, number]) => number,
    );
    const pointers = matches([...SOURCES, ...DOCUMENTS], /\b(?:decision|record) (\d+[a-z]?)\b/gi);
    expect(pointers.length).toBeGreaterThan(10);
    expect(placesOf(pointers.filter(({ target }) => !records.includes(target)))).toEqual([]);
  });
});

describe('docs/product.md', () => {
  test('points to sections of its own that are there', () => {
    const product = read('docs/product.md');
    const pointers = [...product.matchAll(/(?<!\.md\) )§(\d+(?:\.\d+)?)/g)].map(([, number = '']) => number);
    expect(pointers.length).toBeGreaterThan(3);
    expect(pointers.filter((number) => !new RegExp(`^#{2,3} ${number}\\.? `, 'm').test(product))).toEqual([]);
  });
});

test('every link of a document leads to a file that is there', () => {
  const links = matches(DOCUMENTS, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
  expect(links.length).toBeGreaterThan(10);
  const broken = links.filter(({ at, target }) => {
    const [file = ''] = at.split(': ');
    return !existsSync(join(ROOT, dirname(file), target));
  });
  expect(placesOf(broken)).toEqual([]);
});

test('every record of docs/decisions.md has a date and a status', () => {
  const text = read('docs/decisions.md');
  const records = [...text.matchAll(/^## (\d+[a-z]?)\. .+\n(.*)$/gm)];
  expect(records.length).toBeGreaterThan(50);
  const form =
    /^Date: (\d{4}-\d{2}-\d{2})\. Status: (?:(?:accepted|withdrawn)(?:; [^.]+)?|superseded by (\d+[a-z]?))\.$/;
  const numbers = records.map(([, number]) => number);
  const isSound = (line: string) => {
    const [, date = '', successor] = form.exec(line) ?? [];
    return !Number.isNaN(Date.parse(date)) && (successor === undefined || numbers.includes(successor));
  };
  const unsound = ['', '2026-11-23. Accepted.', 'Date: 2026-13-01. Status: accepted.'];
  expect(unsound.filter(isSound)).toEqual([]);
  expect(isSound('Date: 2026-11-23. Status: superseded by 999.')).toBe(false);
  expect(records.filter(([, , line = '']) => !isSound(line)).map(([, number]) => number)).toEqual([]);
});
