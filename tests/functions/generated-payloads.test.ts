import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyText, generated } from '../support/generated.ts';
import { createCallers, faultsAmong, SOUND } from './support/callables.ts';

let callers: Awaited<ReturnType<typeof createCallers>>;

beforeAll(async () => {
  callers = await createCallers();
});

/** Below what one account may call a function in a minute, as an answer "too often" says nothing. */
const COUNT = 240;

const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: anyText(3_000) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }).map(wellFormed) },
  { weight: 1, arbitrary: fc.oneof(fc.double(), fc.maxSafeInteger(), fc.constant(null), fc.boolean()) },
);

function wellFormed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).toWellFormed().replaceAll('@type', 'type'));
}

/** A sound input with some of its fields replaced, and perhaps more than it needs. */
function spoilt(sound: object): fc.Arbitrary<unknown> {
  const fields = Object.entries(sound).map(([field, value]) => [
    field,
    fc.oneof({ weight: 2, arbitrary: fc.constant(value as unknown) }, { weight: 1, arbitrary: anyValue }),
  ]);
  const record = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>);
  const further = fc.dictionary(anyText(20), anyValue, { maxKeys: 2 });
  return fc.oneof(
    { weight: 6, arbitrary: record },
    { weight: 2, arbitrary: fc.tuple(record, further).map(([input, more]) => ({ ...more, ...input })) },
    { weight: 1, arbitrary: anyValue },
  );
}

describe.each(Object.keys(SOUND))('%s', (name) => {
  test('never calls a generated input a fault of ours', async () => {
    const inputs = generated(spoilt(SOUND[name]?.(callers.known) ?? {}), COUNT);
    const statuses = await callers.statusesOf(name, inputs);
    expect(faultsAmong(inputs, statuses)).toEqual([]);
    // Some measure every school that all tests before have made.
  }, 180_000);
});
