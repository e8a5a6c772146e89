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

test.each(['glossary', 'architecture'])('every name in docs/%s.md stands in the code', (name) => {
  const text = readFileSync(join(ROOT, `docs/${name}.md`), 'utf8');
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  // Paths are held by docs.test.ts; of a field's path each part counts.
  const words = quoted
    .filter((code) => /^[\w.[\]]+$/.test(code) && !/\.(ts|tsx|md|json|rules)$/.test(code))
    .flatMap((code) => code.replaceAll('[]', '').split('.'));
  expect(words.length).toBeGreaterThan(10);
  const known = identifiers();
  expect(words.filter((word) => !known.has(word))).toEqual([]);
});
