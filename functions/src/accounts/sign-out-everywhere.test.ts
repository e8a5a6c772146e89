import type { CallableRequest } from 'firebase-functions/v2/https';
import { expect, test, vi } from 'vitest';
import { signOutEverywhere } from './sign-out-everywhere';

const revokeRefreshTokens = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('../platform/app', () => ({ auth: () => ({ revokeRefreshTokens }) }));
const endDevices = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('../push/end-devices', () => ({ endDevices }));

test('ends the sign-ins and the devices of the caller, whatever is asked for', async () => {
  const request = { data: { uid: 'other' }, auth: { uid: 'caller' } } as unknown as CallableRequest;
  expect(await signOutEverywhere.run(request)).toEqual({ status: 'signed-out' });
  expect(revokeRefreshTokens.mock.calls).toEqual([['caller']]);
  expect(endDevices.mock.calls).toEqual([['caller']]);
});
