import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFireemu } from '../../scripts/backend/fireemu.ts';
import { localFunctionsEnv } from '../../scripts/backend/functions-env.ts';
import { offsetOf, PROJECT_ID, portsFor } from '../../scripts/backend/ports.ts';
import { type RunningBackend, startBackend } from '../../scripts/backend/start-backend.ts';

// The setting holds for a whole deployment, so this file has a backend of its own in which it is on, and in which an app
// is registered with a debug token (fireemu.app-check.json holds its hash).
const DEBUG_TOKEN = '5c0a1ab1-e6a7-4e0f-8c1b-7d1f6f1f0a11';
const APP_ID = '1:1234567890:web:local';
const offset = offsetOf('appCheckTests');
const ports = portsFor(offset);

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({
    profile: 'strict',
    appCheck: true,
    only: ['auth', 'firestore', 'functions'],
    offset,
    functionsEnv: { ...localFunctionsEnv(ports), APP_CHECK: 'true' },
  });
}, 60_000);
afterAll(() => backend.stop());

/** Sends a form, as a page would, with an App Check token or without. */
async function submit(token?: string): Promise<unknown> {
  const url = `http://127.0.0.1:${ports.functions}/${PROJECT_ID}/us-central1/submitForm`;
  const data = {
    form: 'contact',
    email: `${randomUUID()}@schoolgate.test`,
    website: '',
    requestId: randomUUID(),
    name: 'Ana',
    message: 'Hello',
  };
  const headers = { 'content-type': 'application/json', ...(token && { 'x-firebase-appcheck': token }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ data }) });
  return response.json();
}

/** Hands in a debug token, as the SDK does on a developer's machine, for a token that vouches for the app. */
async function exchange(debugToken: string): Promise<{ token?: string }> {
  const app = `projects/${PROJECT_ID}/apps/${encodeURIComponent(APP_ID)}`;
  const response = await fetch(`http://127.0.0.1:${ports.auth}/v1/${app}:exchangeDebugToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ debugToken, limitedUse: false }),
  });
  return (await response.json()) as { token?: string };
}

const refused = { error: { status: 'FAILED_PRECONDITION' } };

test('a call that no token vouches for is refused', async () => {
  expect(await submit()).toMatchObject(refused);
});

test('so is one with a token that is none', async () => {
  expect(await submit('made up')).toMatchObject(refused);
});

// Google's Emulator Suite registers no apps and hands out no tokens.
describe.runIf(findFireemu())('with an app that the backend knows', () => {
  test('a call with its token is heard', async () => {
    const { token } = await exchange(DEBUG_TOKEN);
    expect(await submit(token)).toMatchObject({ result: expect.anything() as unknown });
  });

  test('one with that token under another signature is refused', async () => {
    const { token = '' } = await exchange(DEBUG_TOKEN);
    const [head, body, signature = ''] = token.split('.');
    expect(signature).not.toBe('');
    const forged = [head, body, signature.split('').reverse().join('')].join('.');
    expect(await submit(forged)).toMatchObject(refused);
  });

  test('a debug token that nobody has registered is worth nothing', async () => {
    expect((await exchange(randomUUID())).token).toBeUndefined();
  });
});
