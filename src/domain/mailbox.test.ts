import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox';

test.each([
  ['ana@schoolgate.test', 'ana@schoolgate.test'],
  ['ana+school@schoolgate.test', 'ana@schoolgate.test'],
  ['Ana+a+b@Schoolgate.test', 'ana@schoolgate.test'],
  ['ana+@schoolgate.test', 'ana@schoolgate.test'],
  ['+ana@schoolgate.test', '+ana@schoolgate.test'],
  ['a.n.a@schoolgate.test', 'a.n.a@schoolgate.test'],
  ['a.n.a@gmail.com', 'ana@gmail.com'],
  ['A.na+school@GoogleMail.com', 'ana@gmail.com'],
  ['a.na@gmail.com.example', 'a.na@gmail.com.example'],
  ['a.na@notgmail.com', 'a.na@notgmail.com'],
])('%s leads to %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
