import { randomUUID } from 'node:crypto';
import { HttpsError } from 'firebase-functions/v2/https';
import { changeAddressSchema } from '@/domain/inputs/account';
import { mailboxOf } from '@/domain/mailbox';
import { DAY_MS } from '@/domain/time';
import { type RateLimit, refundRateLimits, requireRateLimits } from '../limits/rate-limits';
import { SMTP_PASSWORD } from '../mail/config';
import { sendMail } from '../mail/send';
import { auth, db } from '../platform/app';
import { callable, requireUid } from '../platform/callable';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { requireLivingSignIn, requireRecentSignIn } from '../platform/recent-sign-in';
import { createAccountLink, linkEnd } from './account-link';
import { type AddressChange, addressChangeRef } from './address-change';
import { addressTakenEmail, leaveAddressEmail, takeAddressEmail } from './address-change-emails';

const perDay = (name: string, subject: string, max: number): RateLimit => ({
  name: `address-change-${name}`,
  subject,
  windows: [{ max, ms: DAY_MS }],
});

/**
 * Mails the links by which the caller's account gets another address: both addresses have to follow theirs. The answer
 * is the same whether the new one has an account already; its owner hears of it by mail.
 * @throws resource-exhausted after three wishes in a day, unavailable when the mail server took none
 */
export const requestAddressChange = callable(
  'requestAddressChange',
  changeAddressSchema,
  async ({ email: to }, request): Promise<{ status: 'sent' }> => {
    const uid = requireUid(request);
    requireRecentSignIn(request);
    const { users } = await auth().getUsers([{ uid }]);
    const [account] = users;
    requireLivingSignIn(request, account);
    const hasPassword = account?.providerData.some(({ providerId }) => providerId === 'password');
    if (!account?.email || !hasPassword) throw new HttpsError('failed-precondition', 'No password.');
    if (account.email === to) throw new HttpsError('invalid-argument', 'This is the present address.');

    const change: AddressChange = {
      id: randomUUID(),
      from: account.email,
      to,
      asksBoth: account.emailVerified,
      left: !account.emailVerified,
      taken: false,
      done: false,
      expiresAt: await linkEnd('leave-address'),
    };
    const at = await now();
    const limits = [perDay('account', uid, 3), perDay('mailbox', mailboxOf(to), 3)];
    await db.runTransaction(async (tx) => {
      // What fails costs none of the day's wishes, but a mail server is not to be hammered.
      (await requireRateLimits(tx, [perDay('tries', uid, 10), ...limits], at))();
      tx.set(addressChangeRef(uid), change);
    });
    try {
      await mailLinks(uid, change);
    } catch (error) {
      await refundRateLimits(limits, at);
      log.error('The mails about another address were not sent', error, { uid });
      throw new HttpsError('unavailable', 'The mail was not sent.');
    }
    return { status: 'sent' };
  },
  { secrets: [SMTP_PASSWORD] },
);

async function mailLinks(uid: string, { id: changeId, from, to, asksBoth }: AddressChange): Promise<void> {
  const { users } = await auth().getUsers([{ email: to }]);
  const link = { uid, changeId, to };
  if (asksBoth) {
    const leaving = await createAccountLink({ ...link, kind: 'leave-address', email: from });
    await sendMail(from, leaveAddressEmail(leaving));
  }
  // Last of all: once this is out nothing fails any more that would give the day's wish for the mailbox back.
  // Made either way, so that the answer takes as long.
  const taking = await createAccountLink({ ...link, kind: 'take-address', email: to });
  await sendMail(to, users.length > 0 ? addressTakenEmail() : takeAddressEmail(taking));
}
