import { isLasting } from '../mail/send';
import { sendOnce } from '../mail/send-once';
import type { StoredUser } from '../platform/accounts';
import { log } from '../platform/log';
import { rejectionLetter } from './rejection-letter';

/** Mails a parent the rejection their record now shows, once per decision. */
export async function mailRejection(user: StoredUser): Promise<void> {
  if (!user.rejectedRequest) return;
  const { schoolName, reason } = user.rejectedRequest;
  try {
    const letter = rejectionLetter({ firstName: user.firstName, schoolName, reason });
    // The platform tries, slower and slower and for a day at most; nobody can make it try more.
    const key = `rejection_${user.uid}_${user.lastAuditId}`;
    await sendOnce(key, user.email, letter, Number.POSITIVE_INFINITY);
  } catch (error) {
    if (!isLasting(error)) throw error;
    // Trying again for a day would not help; the parent also reads it on /join-school.
    log.error('A rejection mail was given up', error, { uid: user.uid });
  }
}
