import type { CallableRequest } from 'firebase-functions/v2/https';
import { expect, test } from 'vitest';
import { requireLivingSignIn, requireRecentSignIn } from './recent-sign-in';

const signedIn = (minutesAgo: number) =>
  ({ auth: { token: { auth_time: Date.now() / 1_000 - minutesAgo * 60 } } }) as unknown as CallableRequest;
const refusal = expect.objectContaining({
  code: 'failed-precondition',
  details: { reason: 'requires-recent-login' },
});

test('takes a sign-in of the last half hour, and none of before', () => {
  expect(() => requireRecentSignIn(signedIn(29))).not.toThrow();
  expect(() => requireRecentSignIn(signedIn(31))).toThrow(refusal);
});

test('refuses a token that names no sign-in, and nobody', () => {
  expect(() => requireRecentSignIn({ auth: { token: {} } } as unknown as CallableRequest)).toThrow(refusal);
  expect(() => requireRecentSignIn({} as CallableRequest)).toThrow(refusal);
});

test('refuses a token of before the account’s sign-ins were ended', () => {
  const endedAt = (minutesAgo: number) => ({
    tokensValidAfterTime: new Date(Date.now() - minutesAgo * 60_000).toUTCString(),
  });
  expect(() => requireLivingSignIn(signedIn(10), endedAt(9))).toThrow(refusal);
  expect(() => requireLivingSignIn(signedIn(9), endedAt(10))).not.toThrow();
  expect(() => requireLivingSignIn(signedIn(9), { tokensValidAfterTime: undefined })).not.toThrow();
});
