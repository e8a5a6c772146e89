import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { functionUrl, newIp } from './support/http.ts';
import { createMember, createSchool, createSchoolCode, PASSWORD } from './support/people.ts';

/** A sound input of every callable; each test spoils one thing of it. */
const SOUND: Record<string, (known: { code: string; uid: string; schoolId: string }) => object> = {
  sendApprovalEmail: () => ({
    email: `${randomUUID()}@schoolgate.test`,
    firstName: 'Ana',
    schoolName: 'Maple',
  }),
  askParentAssistant: ({ schoolId }) => ({ question: 'Why?', gradeOrRoom: '3rd grade', schoolId }),
  submitParentAssistantFeedback: () => ({ message: 'Good.' }),
  getParentRecommendations: ({ uid, schoolId }) => ({
    userId: uid,
    gradeOrRoom: '3rd grade',
    schoolId,
    ageFallback: 'ages 5 to 9',
  }),
  getParentAssistantUsage: () => ({}),
  submitForm: () => ({
    form: 'contact',
    email: 'ana@schoolgate.test',
    website: '',
    requestId: randomUUID(),
    name: 'Ana',
    message: 'Hello',
  }),
  sendInviteEmail: ({ code }) => ({
    recipientEmail: `${randomUUID()}@schoolgate.test`,
    inviteCode: code,
    schoolName: 'Maple',
    inviterName: 'Ana',
    requestId: randomUUID(),
  }),
  lookUpInviteCode: ({ code }) => ({ code }),
  measureStatistics: () => ({}),
  sendVerificationEmail: () => ({}),
  checkAccountLink: () => ({ token: 'a'.repeat(43) }),
  followAccountLink: () => ({ token: 'a'.repeat(43) }),
  unsubscribe: () => ({ token: `${'a'.repeat(64)}.x` }),
  // Last, as it ends the sign-in that all of them use.
  signOutEverywhere: () => ({}),
};

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

/** Several, as one account may call a function so often a minute and no more. */
let tokens: string[];
let calls = 0;
let known: { code: string; uid: string; schoolId: string };

beforeAll(async () => {
  const school = await createSchool();
  const admins = await Promise.all(
    Array.from({ length: 4 }, () => createMember(school, { isAdmin: true, isModerator: true })),
  );
  known = { code: await createSchoolCode(school), uid: admins[0]?.uid ?? '', schoolId: school.id };
  tokens = await Promise.all(admins.map(({ email }) => idTokenOf(email)));
});

async function idTokenOf(email: string): Promise<string> {
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: PASSWORD, returnSecureToken: true });
  return ((await (await fetch(url, { method: 'POST', headers, body })).json()) as { idToken: string })
    .idToken;
}

/** As many calls at once: hundreds one after another take a minute on a busy machine. */
const AT_ONCE = 8;

/** The statuses of many calls, in their order. */
async function statusesOf(name: string, inputs: readonly unknown[]): Promise<string[]> {
  const statuses: string[] = [];
  for (let start = 0; start < inputs.length; start += AT_ONCE) {
    const some = inputs.slice(start, start + AT_ONCE);
    statuses.push(...(await Promise.all(some.map((input) => statusOf(name, input)))));
  }
  return statuses;
}

/** The status of a call as an admin, who gets furthest. */
async function statusOf(name: string, data: unknown): Promise<string> {
  calls += 1;
  const response = await fetch(functionUrl(name), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tokens[calls % tokens.length]}`,
      origin: 'http://localhost:5173',
      'x-forwarded-for': newIp(),
    },
    body: JSON.stringify({ data }),
  });
  // Without it a page would read a network failure.
  expect(response.headers.get('access-control-allow-origin')).toBeTruthy();
  const { error } = (await response.json()) as { error?: { status: string } };
  return error?.status ?? 'OK';
}

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
  const sound = () => SOUND[name]?.(known) ?? {};

  test.each(UNREADABLE)('calls %s an invalid argument', async (_what, value) => {
    const spoilt = Object.keys(sound()).map((field) => ({ ...sound(), [field]: value }));
    const statuses = await statusesOf(name, [value, ...spoilt]);
    expect(statuses).toEqual([value, ...spoilt].map(() => 'INVALID_ARGUMENT'));
  });

  test('never calls an odd input a fault of ours', async () => {
    const inputs = [
      ...ODD,
      ...Object.keys(sound()).flatMap((field) => ODD.map((value) => ({ ...sound(), [field]: value }))),
    ];
    const statuses = await statusesOf(name, inputs);
    const failed = inputs.filter((_, index) =>
      ['INTERNAL', 'UNKNOWN'].includes(statuses[index] ?? 'UNKNOWN'),
    );
    expect(failed).toEqual([]);
    // Hundreds of calls, some of which measure every school.
  }, 60_000);
});
