import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutantsOf } from '../tools/rules-mutation/src/index.ts';
import { ROOT } from './backend/paths.ts';

describe('our own rules', () => {
  it.each(['firestore.rules', 'storage.rules'])('can be read whole: %s', (name) => {
    const text = readFileSync(join(ROOT, name), 'utf8');
    const mutants = mutantsOf(text);
    const opened = mutants.filter(({ id }) => id.includes(': open'));
    const closed = (text.match(/allow [\w, ]+: if (?!true)/g) ?? []).length;
    expect(opened).toHaveLength(closed);
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  });
});
