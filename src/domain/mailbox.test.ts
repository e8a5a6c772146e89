import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox';

test.each([
  ['ana@schoolgate.test', 'ana@schoolgate.test'],
  ['ana+school@schoolgate.test', 'ana@schoolgate.test'],
  ['Ana+a+b@Schoolgate.test', 'ana@schoolgate.test'],
  ['ana+@schoolgate.test', 'ana@schoolgate.test'],
  ['+ana@schoolgate.test', '+ana@schoolgate.test'],
])('%s leads to %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
