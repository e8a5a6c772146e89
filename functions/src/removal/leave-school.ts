import { HttpsError } from 'firebase-functions/v2/https';
import { leaveSchoolSchema } from '@/domain/inputs/my-data';
import { withoutMembership } from '@/domain/leaving-school';
import { requireHandedOver } from '../erasure/hand-over';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { callable, requireUid } from '../platform/callable';

/**
 * Ends the caller's own membership of a school: directory entry, groups and code go as with a removal, without a cooldown.
 * What they have posted stays. Leaving twice does no harm.
 * @throws failed-precondition while somebody has to take over as the school's moderator first
 */
export const leaveSchool = callable(
  'leaveSchool',
  leaveSchoolSchema,
  async ({ schoolId }, request): Promise<{ status: 'left' }> => {
    const uid = requireUid(request);
    const user = parseUser(await userRef(uid).get());
    if (!user) throw new HttpsError('not-found', 'There is no such account.');
    if (user.approvedSchools.includes(schoolId)) await requireHandedOver(user, [schoolId]);
    await db.runTransaction(async (tx) => {
      const now = parseUser(await tx.get(userRef(uid)));
      const left = now && withoutMembership(now, schoolId, null, null);
      if (!left) return;
      // Nobody has removed them.
      const { removedFrom: _, ...fields } = left;
      tx.update(userRef(uid), fields);
      tx.delete(db.doc(`schools/${schoolId}/members/${uid}`));
    });
    return { status: 'left' };
  },
);
