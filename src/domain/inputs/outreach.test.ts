import * as v from 'valibot';
import { expect, test } from 'vitest';
import { INVITE_RESEND_MS, invitePath, sendInviteSchema } from './outreach';

const requestId = '0b6f3a0e-8f0e-4a3f-9d5e-6c1d2e3f4a5b';
const anonymous = {
  recipientEmail: ' Ana@Schoolgate.test ',
  schoolName: 'Schoolgate',
  inviteCode: null,
  inviterName: 'A fellow parent',
  templateKey: 'interested',
  requestId,
};

test('an invite without a code is the anonymous one', () =>
  expect(v.parse(sendInviteSchema, anonymous)).toEqual({
    ...anonymous,
    recipientEmail: 'ana@schoolgate.test',
  }));

test('an invite with a code is a member’s, whatever template it names', () =>
  expect(v.parse(sendInviteSchema, { ...anonymous, inviteCode: 'maple-grove-abcde' })).toEqual({
    recipientEmail: 'ana@schoolgate.test',
    inviteCode: 'maple-grove-abcde',
    schoolName: 'Schoolgate',
    inviterName: 'A fellow parent',
    requestId,
    resend: false,
  }));

test.each([
  ['no template and no code', { templateKey: undefined }],
  ['no request id', { requestId: undefined }],
  ['two addresses', { recipientEmail: 'a@b.test, c@d.test' }],
])('%s is no invite', (_what, more) =>
  expect(v.safeParse(sendInviteSchema, { ...anonymous, ...more }).success).toBe(false),
);

test('a code can’t leave its place in the link', () =>
  expect(invitePath('a&b=c#d')).toBe('/?code=a%26b%3Dc%23d'));

test('the same invite goes out again after a week', () => expect(INVITE_RESEND_MS).toBe(604_800_000));
