import { addDays } from 'date-fns';
import { Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { requestAccountDeletionSchema } from '@/domain/inputs/my-data';
import { DELETION_DAYS } from '@/domain/limits';
import { SMTP_PASSWORD } from '../mail/config';
import { sendOnce } from '../mail/send-once';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { callable, requireUid } from '../platform/callable';
import { now } from '../platform/clock';
import { sha256 } from '../platform/hash';
import { log } from '../platform/log';
import { greetedName } from '../platform/person-names';
import { requireRecentSignIn } from '../platform/recent-sign-in';
import { deletionEmail } from './deletion-email';
import { deletionRef, parseDeletion } from './deletions';
import { requireHandedOver } from './hand-over';

/**
 * Notes that the caller's account is to be deleted in a week. A mail says so, in case it was somebody else at an open
 * session. Asking again keeps the time and changes what becomes of the posts.
 * @throws failed-precondition for want of a recent sign-in, and while somebody has to take over first
 */
export const requestAccountDeletion = callable(
  'requestAccountDeletion',
  requestAccountDeletionSchema,
  async ({ keepPosts }, request): Promise<{ dueAt: number }> => {
    const uid = requireUid(request);
    requireRecentSignIn(request);
    const user = parseUser(await userRef(uid).get());
    if (!user) throw new HttpsError('not-found', 'There is no such account.');
    await requireHandedOver(user, user.approvedSchools, { isAccount: true });
    const at = await now();
    const dueAt = await db.runTransaction(async (tx) => {
      const before = parseDeletion(await tx.get(deletionRef(uid)));
      if (before) {
        tx.update(deletionRef(uid), { keepPosts });
        return before.dueAt;
      }
      const due = addDays(at, DELETION_DAYS);
      tx.create(deletionRef(uid), {
        userId: uid,
        keepPosts,
        requestedAt: Timestamp.fromMillis(at),
        dueAt: Timestamp.fromDate(due),
      });
      return due;
    });
    const email = deletionEmail({ firstName: greetedName(user), dueAt });
    // The wish stands, and the page says so, whatever becomes of the mail.
    await sendOnce(`deletion_${sha256(uid)}_${dueAt.getTime()}`, user.email, email).catch((error: unknown) =>
      log.error('A mail about a deletion was not sent', error, { uid }),
    );
    return { dueAt: dueAt.getTime() };
  },
  { secrets: [SMTP_PASSWORD] },
);

/** Keeps the account after all. Does no harm where nothing was to be deleted. */
export const cancelAccountDeletion = callable(
  'cancelAccountDeletion',
  v.object({}),
  async (_input, request): Promise<{ status: 'kept' }> => {
    await deletionRef(requireUid(request)).delete();
    return { status: 'kept' };
  },
);
