import { beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@/domain/entities/notification-settings';
import type { MailChoices } from '@/domain/inputs/mail-choices';
import { offsetOf } from '../../scripts/backend/ports.ts';
import { mailTokenFor } from '../support/mail-token.ts';
import type { TestUser } from '../support/world.ts';
import { as, backend, world } from './support/adapter.ts';
import { codeOf } from './support/watching.ts';

const { account, auth } = backend;

let me: TestUser;
let token: string;

beforeEach(async () => {
  me = await world.member(await world.school());
  token = mailTokenFor(me.uid, offsetOf('contract'));
  await as(me);
});

const weekly = ({ kinds }: MailChoices): MailChoices => ({
  kinds: { ...kinds, like: 'digest', decision: 'off' },
  digest: { rhythm: 'weekly', hour: 6 },
});

test('what comes by mail is read and changed by its link alone, in the very settings of the account', async () => {
  await account.changeNotificationSettings(me.uid, (now) => ({ ...now, pushShowsText: true }));
  await auth.signOut();
  const before = await account.mailChoices(token);
  expect(before.digest).toEqual(DEFAULT_SETTINGS.digest);
  expect([before.kinds.decision, before.kinds.like]).toEqual(['now', 'off']);
  const wanted = weekly(before);
  expect(await account.changeMailChoices(token, wanted)).toEqual(wanted);
  expect(await account.mailChoices(token)).toEqual(wanted);
  expect(await world.data(`users/${me.uid}/settings/notifications`)).toMatchObject({
    pushShowsText: true,
    digest: wanted.digest,
    kinds: { like: { app: true, push: false, mail: 'digest' } },
  });
});

test('another account that is signed in is left as it is', async () => {
  const other = await world.member(await world.school());
  await as(other);
  await account.changeMailChoices(token, weekly(await account.mailChoices(token)));
  expect(await world.data(`users/${other.uid}/settings/notifications`)).toBeNull();
});

test('a link that is not valid opens nothing', async () => {
  const choices = await account.mailChoices(token);
  const forged = `${Buffer.from('somebody').toString('base64url')}.${token.split('.')[1]}`;
  for (const bad of ['none', forged]) {
    expect(await codeOf(account.mailChoices(bad))).toBe('not-found');
    expect(await codeOf(account.changeMailChoices(bad, choices))).toBe('not-found');
  }
  expect(await codeOf(account.mailChoices('x'.repeat(500)))).toBe('invalid-argument');
});
