import { expect, test } from 'vitest';
import { chooseCases } from './choose-cases.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import type { TracedCase } from './trace.ts';

const RULES = `service cloud.firestore {
  match /notes/{id} { allow get: if a() && b() <= 5; }
}`;
const placeOf = (source: string) => {
  const start = RULES.indexOf(source);
  return `${start}-${start + source.length}`;
};
const mutant = (change: string): Mutant => {
  const found = mutantsOf(RULES).find(({ id }) => id === `notes/allow get: ${change}`);
  if (!found) throw new Error(`No mutant "${change}".`);
  return found;
};
const traced = (index: number, values: Record<string, string>): TracedCase => ({
  file: 'notes.test.ts',
  index,
  values: Object.fromEntries(Object.entries(values).map(([source, value]) => [placeOf(source), [value]])),
});
const rounds = (change: string, ...trace: TracedCase[]) =>
  chooseCases(mutant(change), trace).map(({ cases }) => cases);

test('a dropped term is tried first where it was false, then wherever its condition was met', () => {
  expect(rounds('drop a()', traced(0, { 'a()': 'true' }), traced(1, { 'a()': 'false' }))).toEqual([
    [1],
    [0, 1],
  ]);
});

test('a moved limit is tried first where both sides were equal', () => {
  const limit = 'b() <= 5';
  const below = traced(0, { [limit]: 'true', 'b()': '4', '5': '5' });
  const at = traced(1, { [limit]: 'true', 'b()': '5', '5': '5' });
  expect(rounds(`< in ${limit}`, below, at)).toEqual([[1], [0, 1]]);
});

const elsewhere = (index: number) => ({ file: 'pads.test.ts', index, values: { '0-7': ['false'] } });

test('cases that do not come by the condition are not tried', () => {
  expect(rounds('drop a()', elsewhere(0), traced(1, { 'a()': 'false' }))).toEqual([[1], [1]]);
});

test('all are tried where none is known to come by it', () => {
  expect(rounds('drop a()', elsewhere(0), elsewhere(1))).toEqual([[0, 1]]);
});
