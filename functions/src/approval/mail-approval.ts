import { sendAsStep } from '../mail/send-as-step';
import { readUser } from '../platform/accounts';
import { db } from '../platform/app';
import { greetedName } from '../platform/person-names';
import { approvalEmail } from './approval-email';

/** One mail for one approval, whoever sends it: the trigger and `sendApprovalEmail` use this key. */
export const approvalMailKey = (auditId: string): string => `approval_${auditId}`;

/** Mails a parent that they are in, unless they are out again by now. */
export async function mailApproval(uid: string, schoolId: string, auditId: string): Promise<void> {
  const user = await readUser(uid);
  if (!user?.approvedSchools.includes(schoolId)) return;
  const school = await db.doc(`schools/${schoolId}`).get();
  const schoolName = String(school.get('name') ?? '');
  const email = approvalEmail({ firstName: greetedName(user), schoolName });
  await sendAsStep(approvalMailKey(auditId), user, email);
}
