import { readUser } from '../platform/accounts';
import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';
import { groupMembershipRef } from '../platform/group-memberships';
import { isArchived } from '../platform/schools';

const notificationsOf = (uid: string) => db.collection('notifications').where('userId', '==', uid);

/**
 * Takes away what tells somebody of a school that they have left. Whoever belongs to it by now keeps it; that of a school which is
 * archived waits for its return.
 */
export async function endNotificationsOfLost(uid: string, schoolId: string): Promise<void> {
  if ((await readUser(uid))?.approvedSchools.includes(schoolId) || (await isArchived(schoolId))) return;
  await deleteAll(notificationsOf(uid).where('schoolId', '==', schoolId));
}

/** The same of a group that they have left, or were put out of. */
export async function endNotificationsOfGroup(membership: {
  id: string;
  userId: string;
  groupId: string;
  schoolId: string;
}): Promise<void> {
  const { id, userId, groupId, schoolId } = membership;
  if ((await groupMembershipRef(id).get()).exists || (await isArchived(schoolId))) return;
  await deleteAll(notificationsOf(userId).where('groupId', '==', groupId));
}
