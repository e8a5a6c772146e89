import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { Referral } from '@/domain/entities/referral';
import type { User } from '@/domain/entities/user';
import {
  INVITES_PER_DAY,
  INVITES_PER_MONTH,
  type InviteResult,
  type MemberInviteInput,
} from '@/domain/inputs/outreach';
import { mailboxOf } from '@/domain/mailbox';
import { DAY_MS } from '@/domain/time';
import { checkRateLimits, type RateLimit } from '../limits/rate-limits';
import type { Email } from '../mail/email';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { expiryAfter } from '../platform/expiry';
import { isPaused } from '../platform/pauses';
import { shownName } from '../platform/person-names';
import { parseReferral, referralRef } from '../platform/referrals';
import { readAddress } from '../unsubscribe/address';
import { memberInviteEmail } from './invite-emails';
import { inviteRef } from './invite-ref';
import { refusalOf } from './refusal';

/** Longer than any client repeats a request of its own. */
const REMEMBER_DAYS = 30;

const memberLimit = (uid: string): RateLimit => ({
  name: 'invite-member',
  subject: uid,
  windows: [
    { max: INVITES_PER_DAY, ms: DAY_MS },
    { max: INVITES_PER_MONTH, ms: 30 * DAY_MS },
  ],
});

/** So many members may know the same parent; more mails than that only whoever wants to fill an inbox. */
const recipientLimit = (email: string): RateLimit => ({
  name: 'invite-mailbox',
  subject: mailboxOf(email),
  windows: [
    { max: 5, ms: DAY_MS },
    { max: 10, ms: 30 * DAY_MS },
  ],
});

/** What is to be sent, or why nothing is. */
export type Reservation =
  | {
      status: 'send';
      message: Email;
      schoolId: string;
      isRepeated: boolean;
      /** The mailbox has had enough from all members together: recorded and answered like the others, but not mailed. */
      isSilent: boolean;
      /** When the invite's last mail had gone out before this one; null when none had. */
      sentBefore: Timestamp | null;
    }
  | InviteResult;

/**
 * Decides on a member's invite and records it before any mail goes out, in one transaction: two requests for one
 * address can't both send. A repeated request finds its own decision and spends nothing.
 */
export async function reserveMemberInvite(
  tx: Transaction,
  uid: string,
  input: MemberInviteInput,
  at: number,
): Promise<Reservation> {
  const { recipientEmail: email } = input;
  const inviter = parseUser(await tx.get(userRef(uid)));
  const codes = parseReferral(await tx.get(referralRef(uid)))?.codes ?? {};
  const school = inviter && ownSchool(inviter, codes, input.inviteCode);
  if (!inviter || !school) throw new HttpsError('failed-precondition', 'No school or invite code.');
  if (await isPaused(tx, school.schoolId, uid, at))
    throw new HttpsError('permission-denied', 'You can only read at this school for now.');
  if (mailboxOf(email) === mailboxOf(inviter.email)) return { status: 'own-address' };
  const marker = db.doc(`_idempotencyKeys/invite_${uid}_${input.requestId}`);
  const ref = inviteRef(uid, email);
  const [before, invite] = await tx.getAll(marker, ref);
  const sentBefore = (invite?.get('sentAt') as Timestamp | null | undefined) ?? null;
  const address = await readAddress(tx, email);
  const { schoolName } = school;
  const message = memberInviteEmail({
    inviterName: shownName(inviter, 'A fellow parent'),
    schoolName,
    code: input.inviteCode,
    token: address.token,
  });
  if (before?.exists) {
    // One request id stands for one address: else a single reservation would send any number of mails.
    if (before.get('inviteId') !== ref.id) throw new HttpsError('invalid-argument', 'This id was used.');
    const isSilent = before.get('isSilent') === true;
    return { status: 'send', message, schoolId: school.schoolId, isRepeated: true, isSilent, sentBefore };
  }
  const refusal = refusalOf({
    sentAt: sentBefore?.toMillis() ?? null,
    joined: invite?.get('joined') === true,
    unsubscribed: address.unsubscribed,
    resend: input.resend,
    at,
  });
  if (refusal) return { status: refusal };
  const spend = await checkRateLimits(tx, [memberLimit(uid)], at);
  if (!spend) throw new HttpsError('resource-exhausted', 'Too many invites. Please try again later.');
  const spendRecipient = await checkRateLimits(tx, [recipientLimit(email)], at);
  const isSilent = spendRecipient === null;

  spend();
  spendRecipient?.();
  address.keep();
  const now = Timestamp.fromMillis(at);
  const fields = { schoolId: school.schoolId, code: input.inviteCode, sentAt: now };
  if (invite?.exists) tx.update(ref, fields);
  else tx.create(ref, { ...fields, email, fromUserId: uid, createdAt: now, joined: false });
  tx.create(marker, { inviteId: ref.id, isSilent, expiresAt: expiryAfter(at, REMEMBER_DAYS) });
  return { status: 'send', message, schoolId: school.schoolId, isRepeated: false, isSilent, sentBefore };
}

/** The school a code stands for: one the member is approved in, with the code we gave them. */
function ownSchool({ schools, approvedSchools }: User, codes: Referral['codes'], code: string) {
  return schools.find(({ schoolId }) => approvedSchools.includes(schoolId) && codes[schoolId] === code);
}
