import { FirebaseError } from 'firebase/app';
import type { MultiFactorUser } from 'firebase/auth';
import { expect, it, vi } from 'vitest';
import { secondFactorPort } from '.';

const unenroll = vi.fn<MultiFactorUser['unenroll']>();
vi.mock('firebase/auth', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  multiFactor: () => ({ enrolledFactors: [{ factorId: 'totp' }], unenroll }),
}));
vi.mock('../sdk/auth', () => ({ auth: { currentUser: { reload: async () => undefined } } }));

it('takes an app that was removed elsewhere for removed, though the SDK still names it', async () => {
  unenroll.mockRejectedValueOnce(new FirebaseError('auth/multi-factor-info-not-found', 'gone'));
  await secondFactorPort.remove();
  expect(unenroll).toHaveBeenCalledTimes(1);
});

it('says why it could not be removed', async () => {
  unenroll.mockRejectedValueOnce(new FirebaseError('auth/requires-recent-login', 'old'));
  await expect(secondFactorPort.remove()).rejects.toMatchObject({ code: 'requires-recent-login' });
});
