import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { generateVAPIDKeys } from 'web-push';
import type { Device } from '@/domain/entities/device';
import { log } from '../platform/log';
import { sendToDevice } from './send-to-device';

vi.mock('../platform/log', () => ({ log: { warn: vi.fn() } }));

const sender = () => ({ subject: 'mailto:hello@schoolgate.test', ...generateVAPIDKeys() });
const device = (endpoint = 'https://fcm.googleapis.com/fcm/send/x'): Device => ({
  ...{ id: '0', endpoint, label: 'Chrome', createdAt: null, seenAt: null },
  keys: { p256dh: generateVAPIDKeys().publicKey, auth: 'a'.repeat(22) },
});
const push = { payload: '{}', urgency: 'normal', ttl: 60, topic: 'x' } as const;
const send = (endpoint?: string) => sendToDevice(device(endpoint), push, sender());

const fetched = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'busy'],
  [500, 'busy'],
  [503, 'busy'],
  [400, 'failed'],
  [403, 'failed'],
  [413, 'failed'],
] as const)('%i is %s', async (status, outcome) => {
  fetched.mockResolvedValue(new Response(null, { status }));
  expect(await send()).toBe(outcome);
  expect(fetched).toHaveBeenCalledWith(
    'https://fcm.googleapis.com/fcm/send/x',
    expect.objectContaining({ method: 'POST', redirect: 'error', signal: expect.any(AbortSignal) }),
  );
});

test.each([
  ['ECONNREFUSED', 'busy'],
  ['ENOTFOUND', 'busy'],
  ['UND_ERR_CONNECT_TIMEOUT', 'busy'],
  // It may have been taken.
  ['ECONNRESET', 'failed'],
  ['UND_ERR_HEADERS_TIMEOUT', 'failed'],
] as const)('%s is %s', async (code, outcome) => {
  fetched.mockRejectedValue(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) }));
  expect(await send()).toBe(outcome);
});

test('no answer in time is given up, as it may have been taken', async () => {
  fetched.mockRejectedValue(new DOMException('late', 'TimeoutError'));
  expect(await send()).toBe('failed');
});

test('an address of this machine is called on the local backend alone', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 201 }));
  expect(await send('http://127.0.0.1:9000/device')).toBe('gone');
  expect(fetched).not.toHaveBeenCalled();
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  expect(await send('http://127.0.0.1:9000/device')).toBe('sent');
});

test('a refusal is logged by its service, without the address or what it said', async () => {
  fetched.mockResolvedValue(new Response('secret words', { status: 403 }));
  await send();
  expect(vi.mocked(log.warn).mock.calls).toEqual([
    ['A push service has refused a message', { service: 'fcm.googleapis.com', status: 403 }],
  ]);
});

test('what can’t be signed is no fault of the device', async () => {
  await expect(sendToDevice(device(), push, { ...sender(), subject: 'nobody' })).rejects.toThrow();
  expect(fetched).not.toHaveBeenCalled();
});
