import type { CallableRequest } from 'firebase-functions/v2/https';
import { beforeEach, expect, test, vi } from 'vitest';
import { requestAddressChange } from './request-address-change';

// The emulator refuses tokens of before the account, and ended ones, by itself: neither reaches the function there.

const app = vi.hoisted(() => ({ getUsers: vi.fn(), runTransaction: vi.fn() }));
vi.mock('../platform/app', () => ({ auth: () => app, db: app }));
vi.mock('../platform/log', () => ({ log: { error: vi.fn() } }));

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
const ask = (signedInAt: number) =>
  requestAddressChange.run({
    data: { email: 'new@schoolgate.test' },
    auth: { uid: 'ana', token: { auth_time: signedInAt / 1_000 } },
    rawRequest: { headers: {} },
  } as unknown as CallableRequest);
const notRecent = { code: 'failed-precondition', details: { reason: 'requires-recent-login' } };

beforeEach(() => {
  app.runTransaction.mockClear();
  const account = { email: 'ana@schoolgate.test', providerData: [{ providerId: 'password' }] };
  const tokensValidAfterTime = new Date(minutesAgo(20)).toUTCString();
  app.getUsers.mockResolvedValue({ users: [{ ...account, tokensValidAfterTime }] });
});

test('asks for a log-in of the last half hour', async () => {
  app.getUsers.mockResolvedValue({ users: [] });
  await expect(ask(minutesAgo(31))).rejects.toMatchObject(notRecent);
  expect(app.runTransaction).not.toHaveBeenCalled();
});

test('asks for a log-in that was not ended', async () => {
  await expect(ask(minutesAgo(25))).rejects.toMatchObject(notRecent);
  expect(app.runTransaction).not.toHaveBeenCalled();
});

test('takes any other', async () => {
  app.runTransaction.mockRejectedValue(new Error('got here'));
  await expect(ask(minutesAgo(15))).rejects.toMatchObject({ code: 'internal' });
  expect(app.runTransaction).toHaveBeenCalledOnce();
});
