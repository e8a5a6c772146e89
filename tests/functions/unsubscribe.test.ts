import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CaughtMessage } from '../../scripts/mail/messages.ts';
import { interestedInvite } from '../support/interested-invite.ts';
import { db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { linksOf } from './support/emails.ts';
import { callFrom, functionUrl, newIp } from './support/http.ts';
import { mailsTo, mailTo } from './support/mail.ts';
import { createMember, createSchool, putReferral } from './support/people.ts';

async function arrange() {
  const school = await createSchool();
  const inviteCode = `${school.id}-code`;
  const member = await createMember(school);
  await putReferral(member.uid, { codes: { [school.id]: inviteCode } });
  const email = `${randomUUID()}@schoolgate.test`;
  const invite = (resend = false) =>
    callAs(member, 'sendInviteEmail', { recipientEmail: email, inviteCode, resend, requestId: randomUUID() });
  await invite();
  return { email, invite, mail: await mailTo(email) };
}

function tokenOf(mail: CaughtMessage): string {
  const link = linksOf(mail).find((candidate) => candidate.includes('/unsubscribe?'));
  return new URL(link ?? '').searchParams.get('token') ?? '';
}

const interested = (recipientEmail: string) =>
  callFrom(newIp(), 'sendInviteEmail', interestedInvite(recipientEmail));

test('the link of a mail stops every further invite to the address', async () => {
  const { email, invite, mail } = await arrange();
  expect(await callAs(null, 'unsubscribe', { token: tokenOf(mail) })).toEqual({ status: 'unsubscribed' });
  expect(await callAs(null, 'unsubscribe', { token: tokenOf(mail) })).toEqual({ status: 'unsubscribed' });
  expect(await invite(true)).toEqual({ status: 'unsubscribed' });
  // A stranger is told nothing.
  expect(await interested(email)).toEqual({ result: { status: 'accepted' } });
  expect(await mailsTo(email)).toHaveLength(1);
  // Nor does a note after a plus lead around it.
  const noted = email.replace('@', '+school@');
  expect(await interested(noted)).toEqual({ result: { status: 'accepted' } });
  expect(await mailsTo(noted)).toEqual([]);
});

test('the mail program’s own button does the same, by POST only', async () => {
  const { invite, mail } = await arrange();
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const address = new URL(mail.headers['list-unsubscribe']?.slice(1, -1) ?? '');
  expect(address.pathname).toBe('/api/unsubscribe');
  const target = functionUrl('unsubscribeByPost') + address.search;
  expect((await fetch(target)).status).toBe(405);
  expect(await invite(true)).toEqual({ status: 'already-invited' });
  const post = await fetch(target, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(post.status).toBe(200);
  expect(await invite(true)).toEqual({ status: 'unsubscribed' });
});

test.each([
  ['empty', () => ''],
  ['made up', () => `${'0'.repeat(64)}.secret`],
  ['of the right address with a wrong secret', (token: string) => `${token.split('.')[0]}.secret`],
  ['a path', () => '../users/x'],
  ['a path below the right address', (token: string) => `${token.split('.')[0]}/x.secret`],
])('a token that is %s stops nothing', async (_what, forge) => {
  const { invite, mail } = await arrange();
  const token = forge(tokenOf(mail));
  await expect(callAs(null, 'unsubscribe', { token })).rejects.toMatchObject({
    code: expect.stringMatching(/not-found|invalid-argument/),
  });
  const url = `${functionUrl('unsubscribeByPost')}?${new URLSearchParams({ token })}`;
  expect((await fetch(url, { method: 'POST' })).status).toBe(404);
  expect(await invite(true)).toEqual({ status: 'already-invited' });
});

test('keeps no address in readable form', async () => {
  const { email, mail } = await arrange();
  await callAs(null, 'unsubscribe', { token: tokenOf(mail) });
  const kept = await Promise.all(
    ['_addresses', '_limits', '_idempotencyKeys'].map((name) => db.collection(name).get()),
  );
  const text = JSON.stringify(kept.flatMap(({ docs }) => docs.map((doc) => [doc.id, doc.data()])));
  expect(text).not.toContain(email);
});
