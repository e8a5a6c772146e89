import type { User } from '@/domain/entities/user';
import { sendAsStep } from '../mail/send-as-step';
import { readUser } from '../platform/accounts';
import { greetedName } from '../platform/person-names';
import { removalEmail } from './removal-email';

/** Mails a parent that they were taken out of a school, once per removal, unless they are in again by now. */
export async function mailRemoval({ uid, removedFrom, lastAuditId }: User): Promise<void> {
  const user = await readUser(uid);
  if (!user || !removedFrom || user.approvedSchools.includes(removedFrom.schoolId)) return;
  const { schoolName, reason } = removedFrom;
  const email = removalEmail({ firstName: greetedName(user), schoolName, reason });
  await sendAsStep(`removal_${uid}_${lastAuditId}`, user, email);
}
