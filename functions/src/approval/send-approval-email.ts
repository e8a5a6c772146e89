import { subDays } from 'date-fns';
import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import type { User } from '@/domain/entities/user';
import { emailAddress } from '@/domain/fields';
import { SMTP_PASSWORD } from '../mail/config';
import { isPermanent, MailAbandoned } from '../mail/send';
import { sendOnce } from '../mail/send-once';
import { isReviewerOf, parseUser, readUser } from '../platform/accounts';
import { db } from '../platform/app';
import { callable, requireUid } from '../platform/callable';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { greetedName } from '../platform/person-names';
import { approvalEmail } from './approval-email';
import { approvalMailKey } from './mail-approval';

/** Its input. Only the address counts: names come from the stored record. */
const inputSchema = v.object({
  email: emailAddress,
  firstName: v.optional(v.nullable(v.string())),
  schoolName: v.optional(v.nullable(v.string())),
});

/** An approval older than this was mailed, or nobody wants the mail any more. */
const RECENT_DAYS = 1;

/**
 * Says what became of the mail that tells a parent of the approval by the caller (product §7.1), and sends it if the
 * trigger has not begun. A reviewer could otherwise make us write to anybody: the mail goes only to whom this caller
 * approved within a day, once per approval. Every refusal looks alike, so that it says nothing about who has an
 * account.
 * @returns when the mail has gone out, by this call or otherwise
 * @throws unavailable when it has not and is tried again, failed-precondition when it never will
 */
export const sendApprovalEmail = callable(
  'sendApprovalEmail',
  inputSchema,
  async ({ email }, request): Promise<{ status: 'sent' }> => {
    const callerId = requireUid(request);
    const caller = await readUser(callerId);
    const approval = caller && (await recentApproval(caller, email));
    if (!approval) throw new HttpsError('permission-denied', 'You did not approve this parent today.');
    const { user, schoolName, auditId } = approval;
    try {
      const email = approvalEmail({ firstName: greetedName(user), schoolName });
      await sendOnce(approvalMailKey(auditId), user.email, email);
      return { status: 'sent' };
    } catch (error) {
      log.error('An approval mail was not sent', error, { uid: user.uid, auditId });
      throw new HttpsError(
        isHopeless(error) ? 'failed-precondition' : 'unavailable',
        'The mail was not sent.',
      );
    }
  },
  { secrets: [SMTP_PASSWORD] },
);

// The trigger goes on after this caller's tries are used up.
const isHopeless = (error: unknown): boolean =>
  isPermanent(error) && !(error instanceof MailAbandoned && error.how === 'for now');

interface Approval {
  user: User;
  schoolName: string;
  auditId: string;
}

/** The newest approval of this address by this caller, in a school they review and the parent is still in. */
async function recentApproval(caller: User, email: string): Promise<Approval | null> {
  if (!caller.isAdmin && !caller.isModerator) return null;
  const found = await db.collection('users').where('email', '==', email).limit(1).get();
  const user = parseUser(found.docs[0]);
  if (!user) return null;
  const acts = await db
    .collection('auditLog')
    .where('actorId', '==', caller.uid)
    .where('targetId', '==', user.uid)
    .where('action', '==', 'approve-request')
    .get();
  const since = subDays(await now(), RECENT_DAYS).getTime();
  const act = acts.docs
    .map((doc) => ({ auditId: doc.id, schoolId: String(doc.get('schoolId')), at: doc.get('at').toMillis() }))
    .filter(({ at, schoolId }) => at > since && user.approvedSchools.includes(schoolId))
    .filter(({ schoolId }) => isReviewerOf(caller, schoolId))
    .sort((left, right) => right.at - left.at)[0];
  if (!act) return null;
  const school = await db.doc(`schools/${act.schoolId}`).get();
  return { user, auditId: act.auditId, schoolName: String(school.get('name') ?? '') };
}
