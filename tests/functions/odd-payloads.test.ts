import { beforeAll, describe, expect, test } from 'vitest';
import { createCallers, faultsAmong, SOUND } from './support/callables.ts';

let callers: Awaited<ReturnType<typeof createCallers>>;

beforeAll(async () => {
  callers = await createCallers();
});

const abyss = JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`) as unknown;

/** What no client of ours sends and no callable can read. */
const UNREADABLE: [what: string, value: unknown][] = [
  ['half a surrogate pair', 'a\ud83d'],
  ['the other half', '\ude00a'],
  ['half a pair deep inside', { list: [{ text: '\udfff' }] }],
  ['half a pair as a name', { '\ud800': 1 }],
  [
    'an encoded number that is none',
    { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' },
  ],
  ['an encoded value of no known kind', { '@type': 'x' }],
  ['two thousand levels', abyss],
];

/** What can be read and is odd. */
const ODD: unknown[] = [
  ...[null, true, 0, -1.5, 1e308, [], {}, [[]], ['a'], { toString: 1 }, { __proto__: null, length: 5 }],
  ...['', ' ', '\u0000', 'a\u0000b', '\u202Eevil', '.', '..', '../..', '/', 'a/b', '__id__', '__proto__'],
  ...[
    'constructor',
    'null',
    '%00',
    '%0A',
    '%E0%A4%A',
    '\n'.repeat(1_000),
    'é'.repeat(760),
    '👩‍👧'.repeat(5_000),
  ],
];

test('every callable is tried below', async () => {
  const functions = (await import('../../functions/lib/index.js' as string)) as Record<string, unknown>;
  const callables = Object.entries(functions)
    .filter(
      ([, one]) =>
        (one as { __endpoint?: object }).__endpoint &&
        'callableTrigger' in (one as { __endpoint: object }).__endpoint,
    )
    .map(([name]) => name);
  expect(callables.sort()).toEqual(Object.keys(SOUND).sort());
});

describe.each(Object.keys(SOUND))('%s', (name) => {
  const sound = () => SOUND[name]?.(callers.known) ?? {};

  test.each(UNREADABLE)('calls %s an invalid argument', async (_what, value) => {
    const spoilt = Object.keys(sound()).map((field) => ({ ...sound(), [field]: value }));
    const statuses = await callers.statusesOf(name, [value, ...spoilt]);
    expect(statuses).toEqual([value, ...spoilt].map(() => 'INVALID_ARGUMENT'));
  });

  test('never calls an odd input a fault of ours', async () => {
    const inputs = [
      ...ODD,
      ...Object.keys(sound()).flatMap((field) => ODD.map((value) => ({ ...sound(), [field]: value }))),
    ];
    const statuses = await callers.statusesOf(name, inputs);
    expect(faultsAmong(inputs, statuses)).toEqual([]);
    // Hundreds of calls, some of which measure every school that all tests before have made.
  }, 180_000);
});
