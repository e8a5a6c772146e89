import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './backend/paths.ts';
import { faultsOf } from './rules/form.ts';

describe.each(['firestore.rules', 'storage.rules'])('the form of %s', (name) => {
  it('has no fault', () => {
    expect(faultsOf(readFileSync(join(ROOT, name), 'utf8'))).toEqual([]);
  });
});

describe('a fault of form', () => {
  const around = (...lines: string[]) =>
    ['service cloud.firestore {', '  match /notes/{id} {', ...lines, '  }', '}'].join('\n');
  const SOUND = ['    // Stops: reading the notes of others.', '    allow get: if mine();'];

  it('is none of a rule that says what it stops, above it or at a clause', () => {
    expect(faultsOf(around(...SOUND))).toEqual([]);
    expect(
      faultsOf(
        around(
          '    allow get: if known()',
          '      // Stops: reading the notes of others.',
          '      && mine();',
        ),
      ),
    ).toEqual([]);
  });

  it('is an allow that says nothing of an attack', () => {
    expect(faultsOf(around(...SOUND, '', '    allow list: if mine();'))).toEqual([
      'line 6: allow list does not say what it stops',
    ]);
    expect(faultsOf(around('    // For its owner.', '    allow get: if mine();'))).toEqual([
      'line 4: allow get does not say what it stops',
    ]);
  });

  it('is "Stops:" in the code, or with nothing behind it', () => {
    expect(faultsOf(around("    allow get: if a() == 'Stops: all.';"))).toHaveLength(1);
    expect(faultsOf(around('    // Stops:', '    allow get: if mine();'))).toContain(
      'line 4: allow get does not say what it stops',
    );
  });

  it('is a line of more than 110 columns', () => {
    const long = `    // Stops: ${'x'.repeat(96)}.`;
    expect(faultsOf(around(long, '    allow get: if mine();'))).toEqual(['line 3: 111 columns']);
    expect(faultsOf(around(long.replace('x', ''), '    allow get: if mine();'))).toEqual([]);
  });

  it('is two clauses in a line of an allow, but for those in parentheses', () => {
    expect(faultsOf(around(SOUND[0] ?? '', '    allow get: if mine() && known();'))).toEqual([
      'line 4: two clauses',
    ]);
    expect(faultsOf(around(SOUND[0] ?? '', '    allow get: if (mine() && known()) || open();'))).toEqual([
      'line 4: two clauses',
    ]);
    expect(
      faultsOf(around(SOUND[0] ?? '', '    allow get: if (mine() && known())', '      || open();')),
    ).toEqual([]);
  });

  it('is a comment that is no sentence, or that stands behind code', () => {
    expect(faultsOf(around('    // who asks', ...SOUND))).toEqual(['line 3: no whole sentence']);
    expect(faultsOf(around('    // Who asks', '', ...SOUND))).toEqual(['line 3: no whole sentence']);
    expect(faultsOf(around(...SOUND, '    function a() { return b(); } // Twice.'))).toEqual([
      'line 5: a comment behind code',
    ]);
  });
});
