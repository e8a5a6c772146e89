import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import type { InviteResult, MemberInviteInput } from '@/domain/inputs/outreach';
import { sendOnce } from '../mail/send-once';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { belongsTo } from './belongs-to';
import { inviteRef } from './invite-ref';
import { reserveMemberInvite } from './reserve-member-invite';

/** A panel sends a list of addresses in one go, and all of them count on one budget. */
const MAX_ATTEMPTS = 12;

/** About as long as a mail server takes, in milliseconds. */
const LIKE_A_MAIL: [number, number] = [300, 1_500];

/**
 * Sends a member's invite, once per request id. Who is in the school already, or has had enough invites from all
 * members together, gets no mail, and the sender can't tell: same answer, same entry, same cost and about the same time, or addresses could be tried out to learn whose parents
 * are where.
 */
export async function sendMemberInvite(uid: string, input: MemberInviteInput): Promise<InviteResult> {
  const at = await now();
  const reserved = await db.runTransaction((tx) => reserveMemberInvite(tx, uid, input, at), {
    maxAttempts: MAX_ATTEMPTS,
  });
  if (reserved.status !== 'send') return reserved;
  if (reserved.isSilent || (await belongsTo(reserved.schoolId, input.recipientEmail))) {
    await delay(randomInt(...LIKE_A_MAIL));
    return { status: 'sent' };
  }
  const invite = inviteRef(uid, input.recipientEmail);
  try {
    const sent = await sendOnce(`invite_${uid}_${input.requestId}`, input.recipientEmail, reserved.message);
    // The first try failed and took the time back.
    if (sent && reserved.isRepeated) await invite.update({ sentAt: Timestamp.fromMillis(at) });
  } catch (error) {
    // Nobody got a mail: the address may be invited again at once, unless an earlier mail had arrived. By the first try
    // only: by the time an old request is repeated, a newer one may have sent.
    if (!reserved.isRepeated) await invite.update({ sentAt: reserved.sentBefore });
    throw error;
  }
  return { status: 'sent' };
}
