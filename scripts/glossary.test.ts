import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './backend/paths.ts';

const FOLDERS = ['src', 'functions/src', 'tests'];

/** All identifiers of the code, tests included. */
function identifiers(): Set<string> {
  const found = new Set<string>();
  for (const folder of FOLDERS) {
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((path) => /\.tsx?$/.test(path)))
      for (const [word] of readFileSync(join(ROOT, folder, file), 'utf8').matchAll(/[A-Za-z_]\w*/g))
        found.add(word);
  }
  return found;
}

test('every name in the glossary stands in the code', () => {
  const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
  const names = [...glossary.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  // Addresses of documents and files are held by other tests, or are patterns; of a field's path each part counts.
  const words = names
    .filter((name) => !name.includes('/'))
    .flatMap((name) => name.replaceAll('[]', '').split('.'));
  expect(words).toContain('authorSnapshot');
  const known = identifiers();
  expect(words.filter((word) => !known.has(word))).toEqual([]);
});
