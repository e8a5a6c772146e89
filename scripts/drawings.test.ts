import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { DrawingName } from '../src/ui/drawing.tsx';

const FOLDER = 'public/drawings';

/** Written down once more, as types are gone by now. */
const NAMES: Record<DrawingName, true> = {
  noticeboard: true,
  bench: true,
  calendar: true,
  waiting: true,
  broken: true,
  signpost: true,
};
const DRAWINGS = Object.keys(NAMES);

it('has a file for each drawing, and no other', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(DRAWINGS.map((name) => `${name}.svg`).toSorted());
});

it.each(DRAWINGS)('draws %s in the colours of the theme alone', (name) => {
  const file = readFileSync(`${FOLDER}/${name}.svg`, 'utf8');
  expect(file).toContain('id="drawing"');
  const colours = [...file.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
  expect(colours.filter((one = '') => !/^(none|currentColor|var\(--color-\w+\))$/.test(one))).toEqual([]);
});
