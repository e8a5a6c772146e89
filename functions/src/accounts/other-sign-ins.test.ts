import type { UserRecord } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { withoutOthersThan } from './other-sign-ins';

const tiedTo = (...google: string[]) =>
  ({
    providerData: [
      { providerId: 'password', email: 'former@schoolgate.test' },
      ...google.map((email) => ({ providerId: 'google.com', email })),
    ],
  }) as unknown as UserRecord;

test('unties a Google account of another address, and never the password', () => {
  const unties = { providersToUnlink: ['google.com'] };
  expect(withoutOthersThan('ana@schoolgate.test', tiedTo('thief@schoolgate.test'))).toEqual(unties);
  expect(withoutOthersThan('ana@schoolgate.test', tiedTo('Ana@schoolgate.test'))).toEqual({});
  expect(withoutOthersThan('ana@schoolgate.test', tiedTo())).toEqual({});
  expect(withoutOthersThan('ana@schoolgate.test', undefined)).toEqual({});
});
