import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { callable, requireUid } from './callable';
import { log } from './log';

vi.mock('./log', () => ({ log: { error: vi.fn() } }));
afterEach(() => vi.mocked(log.error).mockReset());

const PERSONAL = 'No document users/ana@schoolgate.test';
const schema = v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

/** Calls a function of ours as the platform does. */
async function call(handler: () => unknown, data: unknown = { name: 'Ana' }, auth?: { uid: string }) {
  const run = vi.fn(() => Promise.resolve().then(handler));
  const called = callable('tried', schema, run).run({ data, auth } as CallableRequest);
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
