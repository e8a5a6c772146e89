import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type NotificationSettings } from '@/domain/entities/notification-settings';
import type { User } from '@/domain/entities/user';
import type { MailChoices } from '@/domain/inputs/mail-choices';
import type { CaughtMessage } from '../../scripts/mail/messages.ts';
import { db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { linksOf } from './support/emails.ts';
import { afterAllEvents } from './support/eventually.ts';
import { functionUrl } from './support/http.ts';
import { mailsTo, mailTo } from './support/mail.ts';
import { createMember, createSchool, type TestSchool } from './support/people.ts';
import { choose, mailed, readAt, tell } from './support/push.ts';

let school: TestSchool;
let parent: User;
let mail: CaughtMessage;
let token: string;

const QUIET = { quietHours: { from: 20, to: 6 }, timeZone: 'Europe/Madrid', pushShowsText: true };
const settingsPath = () => `users/${parent.uid}/settings/notifications`;
const stored = async () => (await readAt(settingsPath())) as NotificationSettings;

beforeEach(async () => {
  school = await createSchool();
  parent = await createMember(school);
  const { kinds } = mailed({ comment: 'now', like: 'digest' });
  await choose(parent, { ...QUIET, kinds: { ...kinds, reply: { ...kinds.reply, app: false } } });
  await tell(parent, school, { mail: 'now', pushAt: null });
  mail = await mailTo(parent.email);
  const page = linksOf(mail).find((link) => link.includes('/mail-choices#'));
  token = new URL(page ?? '').hash.slice(1);
});

const get = (by = token) => callAs<MailChoices>(null, 'getMailChoices', { token: by });
const change = (choices: MailChoices, by = token) =>
  callAs<MailChoices>(null, 'changeMailChoices', { token: by, choices });
const post = (query: Record<string, string>, method = 'POST') =>
  fetch(`${functionUrl('stopMailByPost')}?${new URLSearchParams(query)}`, { method });

describe('without logging in, by the link of a mail', () => {
  test('its receiver sees what comes by mail, and nothing about who they are', async () => {
    const choices = await get();
    expect(Object.keys(choices).sort()).toEqual(['digest', 'kinds']);
    expect(choices.kinds).toMatchObject({ comment: 'now', like: 'digest', decision: 'now', event: 'off' });
    expect(choices.digest).toEqual(DEFAULT_SETTINGS.digest);
  });

  test('they choose it anew, and all else stays as it was', async () => {
    const before = await stored();
    const present = await get();
    const next: MailChoices = {
      kinds: { ...present.kinds, comment: 'digest', decision: 'off' },
      digest: { rhythm: 'weekly', hour: 8 },
    };
    expect(await change(next)).toEqual(next);
    expect(await get()).toEqual(next);
    const { kinds } = before;
    expect(await stored()).toEqual({
      ...{ ...before, digest: next.digest },
      kinds: {
        ...kinds,
        comment: { ...kinds.comment, mail: 'digest' },
        decision: { ...kinds.decision, mail: 'off' },
      },
    });
  });

  test('who has chosen nothing before has all else as at the beginning, by the clocks of their school', async () => {
    await db.doc(settingsPath()).delete();
    await db.doc(`schools/${school.id}`).update({ timeZone: 'America/Chicago' });
    const present = await get();
    await change({ ...present, digest: { rhythm: 'daily', hour: 7 } });
    expect(await stored()).toEqual({
      ...{ ...DEFAULT_SETTINGS, timeZone: 'America/Chicago' },
      digest: { rhythm: 'daily', hour: 7 },
    });
  });

  test('nothing else can be changed', async () => {
    const present = await get();
    const more = { ...present, pushShowsText: false, timeZone: 'Etc/UTC' };
    await change(more);
    expect(await stored()).toMatchObject(QUIET);
    const odd = { ...present, kinds: { ...present.kinds, comment: 'hourly' } };
    await expect(callAs(null, 'changeMailChoices', { token, choices: odd })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
    });
  });
});

describe('the mail program’s own button', () => {
  test('stops one kind, by POST only, and once more changes nothing', async () => {
    const address = new URL(mail.headers['list-unsubscribe']?.slice(1, -1) ?? '');
    expect(address.pathname).toBe('/api/stop-mail');
    const target = functionUrl('stopMailByPost') + address.search;
    const before = await stored();
    expect((await fetch(target)).status).toBe(405);
    expect(await stored()).toEqual(before);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(target, { method: 'POST', body })).status).toBe(200);
    const { kinds } = before;
    const after = { ...before, kinds: { ...kinds, comment: { ...kinds.comment, mail: 'off' } } };
    expect(await stored()).toEqual(after);
    const writtenAt = (await db.doc(settingsPath()).get()).updateTime;
    expect((await fetch(target, { method: 'POST', body })).status).toBe(200);
    expect((await db.doc(settingsPath()).get()).updateTime).toEqual(writtenAt);
    await tell(parent, school, { mail: 'now', pushAt: null });
    await afterAllEvents(async () => expect(await mailsTo(parent.email)).toHaveLength(1));
  });

  test('stops digests', async () => {
    await choose(parent, { digest: { rhythm: 'daily', hour: 8 } });
    expect((await post({ token, about: 'digest' })).status).toBe(200);
    expect(await stored()).toMatchObject({ digest: { rhythm: 'never', hour: 8 } });
  });

  test.each(['', 'everything', 'constructor'])('knows no kind of mail called "%s"', async (about) => {
    const before = await stored();
    expect((await post({ token, about })).status).toBe(404);
    expect(await stored()).toEqual(before);
  });
});

test.each([
  ['empty', () => ''],
  ['made up', () => 'YW5h.c2lnbmF0dXJl'],
  ['of the right account with another signature', () => `${token.split('.')[0]}.${'A'.repeat(43)}`],
  [
    'of another account with this signature',
    () => `${Buffer.from('ana').toString('base64url')}.${token.split('.')[1]}`,
  ],
  ['a path', () => `${Buffer.from('../schools/x').toString('base64url')}.${token.split('.')[1]}`],
])('a token that is %s opens nothing', async (_what, forge) => {
  const before = await stored();
  const choices = await get();
  const refused = { code: 'functions/not-found' };
  await expect(get(forge())).rejects.toMatchObject(refused);
  await expect(change({ ...choices, digest: { rhythm: 'daily', hour: 1 } }, forge())).rejects.toMatchObject(
    refused,
  );
  expect((await post({ token: forge(), about: 'comment' })).status).toBe(404);
  expect(await stored()).toEqual(before);
});

test('the token of an account that is gone opens nothing, and brings nothing back', async () => {
  const choices = await get();
  await db.doc(`users/${parent.uid}`).delete();
  await db.doc(settingsPath()).delete();
  for (const call of [get, () => change(choices)])
    await expect(call()).rejects.toMatchObject({ code: 'functions/not-found' });
  expect((await post({ token, about: 'comment' })).status).toBe(404);
  expect(await readAt(settingsPath())).toBeUndefined();
});
