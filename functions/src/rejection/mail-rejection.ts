import type { User } from '@/domain/entities/user';
import { sendAsStep } from '../mail/send-as-step';
import { hasConfirmedAddress } from '../platform/accounts';
import { greetedName } from '../platform/person-names';
import { rejectionEmail } from './rejection-email';

/**
 * Mails a parent the rejection their record now shows, once per decision. They also read it on /join-school. To a
 * confirmed address only: anybody may sign up and be rejected under a stranger's, whose inbox is not ours to fill.
 */
export async function mailRejection(user: User): Promise<void> {
  if (!user.rejectedRequest || !(await hasConfirmedAddress(user))) return;
  const { schoolName, reason } = user.rejectedRequest;
  const email = rejectionEmail({ firstName: greetedName(user), schoolName, reason });
  await sendAsStep(`rejection_${user.uid}_${user.lastAuditId}`, user, email);
}
