import type { CallableRequest } from 'firebase-functions/v2/https';
import { expect, test } from 'vitest';
import { requireSignInFor } from './decide-report';

const signedIn = (minutesAgo: number) =>
  ({ auth: { token: { auth_time: Date.now() / 1_000 - minutesAgo * 60 } } }) as unknown as CallableRequest;

test('a membership ends by a sign-in of the last half hour, everything else by any', () => {
  expect(() => requireSignInFor('remove-member', signedIn(29))).not.toThrow();
  expect(() => requireSignInFor('pause', signedIn(31))).not.toThrow();
  expect(() => requireSignInFor('remove-member', signedIn(31))).toThrow(
    expect.objectContaining({
      code: 'failed-precondition',
      details: { reason: 'requires-recent-login' },
    }),
  );
});
