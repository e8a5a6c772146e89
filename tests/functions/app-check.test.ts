import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFunctionsEnv } from '../../scripts/backend/functions-env.ts';
import { offsetOf, PROJECT_ID, portsFor } from '../../scripts/backend/ports.ts';
import { type RunningBackend, startBackend } from '../../scripts/backend/start-backend.ts';

// The setting holds for a whole deployment, so this file has a backend of its own in which it is on. That a call with a
// verified token is heard is tried beside the code: the local backend takes every token away where it knows no app.
const offset = offsetOf('appCheckTests');
const ports = portsFor(offset);

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({
    profile: 'strict',
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

const refused = { error: { status: 'FAILED_PRECONDITION' } };

test('a call that no token vouches for is refused', async () => {
  expect(await submit()).toMatchObject(refused);
});

test('so is one with a token that is none', async () => {
  expect(await submit('made up')).toMatchObject(refused);
});
