import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mutateRules } from './mutate-rules.ts';

const RULES = `service cloud.firestore {
  match /notes/{id} {
    allow get: if a() && b();
  }
}`;
/** Notices every mutant but the one that drops b(). */
const SUITE = `
import { readFileSync } from 'node:fs';
import { it } from 'vitest';
it('reads the rules', {}, async () => {
  const rules = readFileSync(process.env.RULES_FOLDER + '/notes.rules', 'utf8');
  if (!rules.includes('a()')) throw new Error('noticed');
});`;
const DROPPED = 'notes/allow get: drop b()';

let root: string;
const stop = vi.fn(() => Promise.resolve());
const run = (explained: Record<string, string>, mayBeKilled = false) => {
  writeFileSync(join(root, 'explained.json'), JSON.stringify({ 'notes.rules': explained }));
  return mutateRules(
    {
      root,
      rules: [{ path: 'notes.rules', tests: ['notes.test.ts'] }],
      tests: 'tests',
      worlds: './worlds',
      tsconfig: 'tsconfig.json',
      external: [],
      explained: 'explained.json',
      mayBeKilled,
      startBackend: () => Promise.resolve({ env: {}, stop }),
    },
    { workers: 1 },
  );
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rules-mutation-'));
  mkdirSync(join(root, 'tests'));
  writeFileSync(join(root, 'notes.rules'), RULES);
  writeFileSync(join(root, 'tsconfig.json'), '{}');
  writeFileSync(join(root, 'tests/worlds.ts'), 'export const worlds = [];');
  writeFileSync(join(root, 'tests/notes.test.ts'), SUITE);
});
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  stop.mockClear();
});

const printed = () => vi.mocked(console.log).mock.calls.flat().join('\n');

test('a mutant that no case notices fails the run and is named with its line', async () => {
  expect(await run({})).toBe(false);
  expect(printed()).toContain('3 mutants, 2 killed');
  expect(printed()).toContain(`notes.rules:3  ${DROPPED}\n    NOT EXPLAINED`);
  expect(stop).toHaveBeenCalledOnce();
});

test('one with a reason does not, and its reason is printed', async () => {
  expect(await run({ [DROPPED]: 'b() is always true.' })).toBe(true);
  expect(printed()).toContain('b() is always true.');
});

test('a reason for a mutant that is killed fails the run', async () => {
  expect(await run({ [DROPPED]: 'b() is always true.', 'notes/allow get: drop a()': 'Old.' })).toBe(false);
  expect(printed()).toContain('Explained, but killed now: notes.rules  notes/allow get: drop a()');
});

test('one where it may be killed does not, but is named all the same', async () => {
  const reasons = { [DROPPED]: 'b() is always true.', 'notes/allow get: drop a()': 'Costs less elsewhere.' };
  expect(await run(reasons, true)).toBe(true);
  expect(printed()).toContain('Explained, but killed now: notes.rules  notes/allow get: drop a()');
});
