import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import type { User } from '@/domain/entities/user';
import { deletePicturesOf } from '../cleanup/profile-pictures';
import { endMemberCode } from '../invite-codes/end-member-code';
import { schoolsOfRoleChange, syncWaitingCases } from '../moderation/sync-case-staff';
import { parseUser } from '../platform/accounts';
import { TRIGGER } from '../platform/options';
import { runSteps, type Step } from '../platform/steps';
import { dropReferral } from '../referrals/drop-referral';

/**
 * All that follows when the record of an account is gone, which only an operator can delete: its codes are dead, its
 * profile pictures go, and nothing is kept of who invited it or what it earned. Nothing here writes accounts: no loop.
 */
export const onUserDeleted = onDocumentDeleted({ ...TRIGGER, document: 'users/{uid}' }, async (event) => {
  const { uid } = event.params;
  const codes: Step[] = (parseUser(event.data)?.approvedSchools ?? []).map((schoolId) => ({
    name: `end-code-${schoolId}`,
    run: () => endMemberCode(uid, schoolId),
  }));
  const rest: Step[] = [
    { name: 'referral', run: () => dropReferral(uid) },
    { name: 'pictures', run: () => deletePicturesOf(uid) },
    { name: 'waiting-cases', run: () => endRoles(parseUser(event.data)) },
  ];
  await runSteps([...codes, ...rest], { uid });
});

/** Cases that waited for somebody who is gone wait for others. */
async function endRoles(before: User | null): Promise<void> {
  const schoolIds = schoolsOfRoleChange(before, null);
  if (schoolIds?.length !== 0) await syncWaitingCases(schoolIds);
}
