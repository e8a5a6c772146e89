import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callable, requireUid } from './callable';
import { log } from './log';

vi.mock('./log', () => ({ log: { error: vi.fn() } }));
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(log.error).mockReset();
});

const PERSONAL = 'No document users/ana@schoolgate.test';
const schema = v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

/** Calls a function of ours as the platform does. */
async function call(handler: () => unknown, data: unknown = { name: 'Ana' }, auth?: { uid: string }) {
  const run = vi.fn(() => Promise.resolve().then(handler));
  const rawRequest = { headers: {}, socket: {} };
  const request = { data, auth, rawRequest } as unknown as CallableRequest;
  const called = callable('tried', schema, run).run(request);
  const outcome: unknown = await Promise.resolve(called).catch((error: unknown) => error);
  return { run, outcome };
}

const failing = (error: unknown) => () => {
  throw error;
};

test.each([
  ['an error', new Error(PERSONAL)],
  ['a database’s error', Object.assign(new Error(PERSONAL), { code: 5, details: PERSONAL })],
  ['what is no error', PERSONAL],
])('%s inside tells the caller nothing of what it says', async (_what, error) => {
  const { outcome } = await call(failing(error));
  expect(outcome).toBeInstanceOf(HttpsError);
  expect(outcome).toMatchObject({ code: 'internal', message: 'Something went wrong.', details: undefined });
  expect(JSON.stringify(outcome)).not.toContain('ana@');
});

test('it is logged with the function and the caller', async () => {
  const error = new Error(PERSONAL);
  await call(failing(error), undefined, { uid: 'u1' });
  await call(failing(error));
  expect(vi.mocked(log.error).mock.calls).toEqual([
    ['A callable failed', error, { function: 'tried', uid: 'u1' }],
    ['A callable failed', error, { function: 'tried', uid: null }],
  ]);
});

test('a refusal of ours reaches the caller as it is, and no log', async () => {
  const refusal = new HttpsError('resource-exhausted', 'Too many.', { retryAt: 1 });
  const { outcome } = await call(failing(refusal));
  expect(outcome).toBe(refusal);
  expect(log.error).not.toHaveBeenCalled();
});

test('an input that does not fit runs nothing, and what fits arrives as the schema makes it', async () => {
  const refused = await call(() => 'done', { name: ' ' });
  expect(refused.outcome).toMatchObject({ code: 'invalid-argument' });
  expect(refused.run).not.toHaveBeenCalled();
  const taken = await call(() => 'done', { name: ' Ana ', more: 1 });
  expect(taken.outcome).toBe('done');
  expect(taken.run).toHaveBeenCalledWith({ name: 'Ana' }, expect.anything(), undefined);
});

test('who is not logged in is told so', () => {
  expect(requireUid({ auth: { uid: 'u1' } } as CallableRequest)).toBe('u1');
  expect(() => requireUid({} as CallableRequest)).toThrow(
    expect.objectContaining({ code: 'unauthenticated' }),
  );
});

describe('a flood', () => {
  const answers = async (times: number, auth?: { uid: string }) => {
    const called = callable('flooded', schema, async () => 'done');
    const rawRequest = { headers: {}, socket: { remoteAddress: '203.0.113.7' } };
    const request = { data: { name: 'Ana' }, auth, rawRequest } as unknown as CallableRequest;
    const outcomes = await Promise.allSettled(Array.from({ length: times }, () => called.run(request)));
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  };
  test('by one account is heard 120 times a minute, and others all the same', async () => {
    vi.setSystemTime(new Date('2026-01-01T12:00:00Z'));
    expect(await answers(121, { uid: 'flooder' })).toBe(120);
    expect(await answers(1, { uid: 'other' })).toBe(1);
    vi.setSystemTime(new Date('2026-01-01T12:01:00Z'));
    expect(await answers(1, { uid: 'flooder' })).toBe(1);
  });
  test('by one visitor, 300 times', async () => {
    vi.setSystemTime(new Date('2026-01-01T13:00:00Z'));
    expect(await answers(301)).toBe(300);
  });
});

describe('where App Check is on', () => {
  const callAs = (app?: object) =>
    callable('checked', schema, async () => 'done').run({
      data: { name: 'Ana' },
      auth: { uid: 'u1' },
      app,
    } as unknown as CallableRequest);
  beforeEach(() => vi.stubEnv('APP_CHECK', 'true'));
  afterEach(() => vi.unstubAllEnvs());

  test('a call without a verified app is refused', async () => {
    await expect(Promise.resolve().then(() => callAs())).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });
  test('one with it is heard', async () => {
    expect(await callAs({ appId: 'app' })).toBe('done');
  });
});
