import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, writeBatch } from 'firebase/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { type Cost, CostReader } from './cost';
import { excessOf, isMetered, reportOf } from './meter';

const PROJECT = 'demo-rules-cost';
let environment: RulesTestEnvironment | undefined;
afterEach(() => environment?.cleanup());

/** What writing documents costs under a condition, and whether it was allowed. */
async function written(condition: string, ...ids: string[]): Promise<Cost & { allowed: boolean }> {
  const rules = `rules_version = '2';
    service cloud.firestore {
      match /databases/{database}/documents {
        function same(value) { return value; }
        function twice(id) {
          let path = /databases/$(database)/documents/others/$(id);
          return exists(path) || get(path) == null || true;
        }
        match /notes/{id} { allow create: if ${condition}; }
      }
    }`;
  environment = await initializeTestEnvironment({ projectId: PROJECT, firestore: { rules } });
  await environment.clearFirestore();
  const db = environment.authenticatedContext('ann').firestore() as unknown as Firestore;
  const reader = new CostReader(rules);
  const before = reader.tally(await reportOf(PROJECT));
  const batch = writeBatch(db);
  for (const id of ids.length > 0 ? ids : ['one']) batch.set(doc(db, 'notes', id), { text: 'x' });
  const allowed = await batch.commit().then(
    () => true,
    () => false,
  );
  return { ...reader.between(before, reader.tally(await reportOf(PROJECT))), allowed };
}

/** A condition of `count` equal parts and four expressions more. */
const parts = (part: string, count: number) => `[${Array(count).fill(part).join(', ')}].size() > 0`;
const lookUps = (...ids: (string | number)[]) =>
  ids.map((id) => `!exists(/databases/$(database)/documents/others/$('${id}'))`).join(' && ');
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

// Google's emulator reports otherwise and has a limit of its own.
describe.runIf(isMetered)('the cost of a request is the one by which the backend refuses', () => {
  it.each([
    ['values', '1', 1],
    ['calls', 'same(1)', 3],
    ['fields', 'request.auth.uid', 3],
    ['chains of "and"', '(true && same(true) && true)', 7],
    ['chains of "or", which end at the first that is true', '(false || true || same(true))', 4],
    ['look-ups of one document', 'exists(/databases/$(database)/documents/notes/x)', 3],
  ])('with %s', async (_, part, each) => {
    const most = Math.floor(996 / each);
    const full = await written(parts(part, most));
    expect(full).toMatchObject({ allowed: true, expressions: most * each + 4 });
    expect((await written(parts(part, most + 1))).allowed).toBe(false);
  });

  it('with documents looked up, each once', async () => {
    expect(await written(lookUps(...upTo(10)))).toMatchObject({ allowed: true, lookUps: 10 });
    expect(await written(lookUps(...upTo(11)))).toMatchObject({ allowed: false, lookUps: 11 });
    expect(await written(lookUps(...upTo(30).fill(7)))).toMatchObject({ allowed: true });
  });

  it('with a document looked up by exists and by get, once', async () => {
    const and = (count: number) => `twice('x') && ${lookUps(...upTo(count))}`;
    expect(await written(and(9))).toMatchObject({ allowed: true, lookUps: 10 });
    expect(await written(and(10))).toMatchObject({ allowed: false, lookUps: 11 });
  });

  it('with a batch, of which each write may cost so much', async () => {
    const one = await written(parts('1', 996), 'one', 'two', 'three');
    expect(one).toEqual({ allowed: true, expressions: 1000, lookUps: 0, lookUpsInAll: 0 });
  });
});

it('is too much above 900 expressions, 10 look-ups of a write or 20 of a batch', () => {
  const most = { expressions: 900, lookUps: 10, lookUpsInAll: 20 };
  expect(excessOf(most)).toBeNull();
  expect(excessOf({ ...most, expressions: 901 })).toBe('901 expressions are more than 900.');
  expect(excessOf({ ...most, lookUps: 11 })).toBe('11 look-ups are more than 10.');
  expect(excessOf({ ...most, lookUpsInAll: 21 })).toBe('21 look-ups of a batch are more than 20.');
});
