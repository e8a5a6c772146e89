import type { CallableRequest } from 'firebase-functions/v2/https';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendAsStep } from '../mail/send-as-step';
import { log } from '../platform/log';
import { endDevices } from '../push/end-devices';
import { endAccountLinks } from './account-link';
import { confirmAddress } from './confirm-address';
import { setNewPassword } from './set-new-password';

const link = { uid: 'ana', kind: 'new-password', email: 'ana@schoolgate.test' };
const app = vi.hoisted(() => ({ getUsers: vi.fn(), updateUser: vi.fn(), revokeRefreshTokens: vi.fn() }));
vi.mock('../platform/app', () => ({ auth: () => app, db: { doc: (path: string) => path } }));
vi.mock('../platform/accounts', () => ({ readUser: () => Promise.resolve(null) }));
vi.mock('../push/end-devices', () => ({ endDevices: vi.fn() }));
vi.mock('../platform/log', () => ({ log: { error: vi.fn() } }));
vi.mock('./password-emails', () => ({ passwordChangedEmail: () => ({}) }));
vi.mock('../mail/send-as-step', () => ({ sendAsStep: vi.fn() }));
vi.mock('./account-link', () => ({
  readAccountLink: () => Promise.resolve(link),
  endAccountLinks: vi.fn(),
  reviveAccountLink: vi.fn(),
}));
vi.mock('./confirm-address', () => ({
  addressOf: () => Promise.resolve('ana@schoolgate.test'),
  confirmAddress: vi.fn(),
}));

const set = () =>
  setNewPassword.run({
    data: { token: 'a'.repeat(43), password: 'three small cats' },
    rawRequest: { headers: {}, socket: {} },
  } as unknown as CallableRequest);
const inOrder = (mock: { mock: { invocationCallOrder: number[] } }) => mock.mock.invocationCallOrder[0] ?? 0;

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(endAccountLinks).mockResolvedValue(true);
  app.getUsers.mockResolvedValue({ users: [{ email: link.email, providerData: [] }] });
});

test('a new password holds, and is told, whatever fails after it', async () => {
  app.revokeRefreshTokens.mockRejectedValue(new Error('away'));
  vi.mocked(endDevices).mockRejectedValue(new Error('away'));
  vi.mocked(confirmAddress).mockRejectedValue(new Error('away'));
  expect(await set()).toEqual({ status: 'changed' });
  expect(confirmAddress).toHaveBeenCalledOnce();
  expect(sendAsStep).toHaveBeenCalledOnce();
  expect(vi.mocked(log.error).mock.calls.map(([what]) => what)).toEqual([
    'The sign-ins of a new password were not ended',
    'The devices of a new password were not ended',
    'The address of a new password was not confirmed',
  ]);
});

test('a wish for another address ends together with the links, before the password is set', async () => {
  const tx = { delete: vi.fn() };
  vi.mocked(endAccountLinks).mockImplementation((_token, _link, also) => {
    also?.(tx as never);
    return Promise.resolve(true);
  });
  await set();
  expect(tx.delete).toHaveBeenCalledWith('_addressChanges/ana');
  expect(inOrder(tx.delete)).toBeLessThan(inOrder(app.updateUser));
});
