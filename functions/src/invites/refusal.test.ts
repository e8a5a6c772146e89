import { expect, test } from 'vitest';
import { INVITE_RESEND_MS } from '@/domain/inputs/outreach';
import { refusalOf } from './refusal';

const AT = 1_700_000_000_000;
const first = { sentAt: null, joined: false, unsubscribed: false, resend: false, at: AT };
const weekOld = { ...first, sentAt: AT - INVITE_RESEND_MS };

test.each([
  ['a first invite', first, null],
  ['an invite whose mail never went out', { ...first, resend: true }, null],
  ['an address invited before', weekOld, 'already-invited'],
  ['a resend after a week', { ...weekOld, resend: true }, null],
  ['a resend a moment early', { ...weekOld, resend: true, at: AT - 1 }, 'already-invited'],
  ['a resend to somebody who has joined', { ...weekOld, resend: true, joined: true }, 'already-invited'],
  ['an address that wants none', { ...first, unsubscribed: true }, 'unsubscribed'],
  [
    'a resend to an address that wants none',
    { ...weekOld, resend: true, unsubscribed: true },
    'unsubscribed',
  ],
])('%s', (_what, facts, expected) => expect(refusalOf(facts)).toBe(expected));
