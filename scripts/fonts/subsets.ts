import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '../backend/paths.ts';

/**
 * The characters of nearly every page: printable ASCII, the letters with accents of western Europe, and the quotation
 * marks, dashes and signs that texts are set with. As a style sheet's `unicode-range` has them.
 */
export const LETTERS =
  'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00B7, U+00BB, U+00BF-00CF, U+00D1-00DD, U+00DF-00EF, U+00F1-00F6, U+00F8-00FD, U+00FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+20AC';

/** A face as its package has it, and which of its weights and OpenType features classes of ours ask for. */
export const SUBSETS = {
  'vollkorn-letters': {
    source: '@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2',
    weights: { min: 400, max: 800 },
    features: ['kern', 'liga', 'lnum'],
  },
  'schibsted-grotesk-letters': {
    source: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    features: ['kern', 'liga', 'tnum'],
  },
} as const;

/** Code points of a `unicode-range`. */
export const pointsOf = (range: string): number[] =>
  range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice('U+'.length)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

/**
 * Makes the subsets that are not there yet, in a folder inside node_modules.
 * @returns the folder, with a file `<name>.woff2` for each subset
 */
export async function makeSubsets(): Promise<string> {
  const text = String.fromCodePoint(...pointsOf(LETTERS));
  const made = Object.entries(SUBSETS).map(([name, { source, weights, features }]) => {
    const font = readFileSync(join(ROOT, 'node_modules', source));
    return {
      name,
      font,
      options: { targetFormat: 'woff2', keepFeatures: features, variationAxes: { wght: weights } },
    } as const;
  });
  const hash = createHash('sha256').update(text);
  for (const { font, options } of made) hash.update(font).update(JSON.stringify(options));
  const folder = join(ROOT, 'node_modules/.cache/fonts', hash.digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true });
  for (const { name, font, options } of made) {
    const file = join(folder, `${name}.woff2`);
    if (existsSync(file)) continue;
    // Builds may run at once: none sees half a file.
    const half = `${file}.${process.pid}`;
    writeFileSync(half, await subsetFont(font, text, options));
    renameSync(half, file);
  }
  return folder;
}
