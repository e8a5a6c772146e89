import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callable } from './callable';

// As on a local backend, the platform reads tokens here without asking who signed them.
vi.hoisted(() => {
  process.env.FIREBASE_DEBUG_MODE = 'true';
  process.env.FIREBASE_DEBUG_FEATURES = JSON.stringify({ skipTokenVerification: true });
});

beforeEach(() => vi.stubEnv('APP_CHECK', 'true'));
afterEach(() => vi.unstubAllEnvs());

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const DEBUG_TOKEN = [
  encoded({ alg: 'RS256', typ: 'JWT' }),
  encoded({ sub: '1:1:web:1', aud: ['projects/1'], iss: 'https://firebaseappcheck.googleapis.com/1' }),
  'bG9jYWw',
].join('.');

/** Calls a function through the whole of the platform's own handler. */
function call(headers: Record<string, string>): Promise<unknown> {
  const called = callable('tried', v.object({}), async () => 'done');
  const all: Record<string, string> = { 'content-type': 'application/json', ...headers };
  const request = {
    method: 'POST',
    headers: all,
    header: (name: string) => all[name.toLowerCase()],
    body: { data: {} },
    on: () => undefined,
    socket: { remoteAddress: '203.0.113.8' },
  };
  return new Promise((resolve) => {
    const response = {
      on: () => response,
      setHeader: () => response,
      getHeader: () => undefined,
      status: () => response,
      send: resolve,
      json: resolve,
    };
    void (called as unknown as (request: object, response: ServerResponse) => unknown)(
      request,
      response as unknown as ServerResponse,
    );
  });
}

test('a call with a token that the platform takes is heard', async () => {
  expect(await call({ 'x-firebase-appcheck': DEBUG_TOKEN })).toEqual({ result: 'done' });
});

test.each([[{}], [{ 'x-firebase-appcheck': 'made up' }]] as Record<string, string>[][])(
  'a call without one is not: %j',
  async (headers) => {
    expect(await call(headers)).toMatchObject({ error: { status: 'FAILED_PRECONDITION' } });
  },
);
