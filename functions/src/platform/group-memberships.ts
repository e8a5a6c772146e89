import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { isEventDiscussion } from '@/domain/entities/post';
import type { User } from '@/domain/entities/user';
import { groupMembershipId } from '@/domain/ids';
import { db } from './app';
import { isDocumentId } from './document-id';

export const groupMembershipRef = (membershipId: string): DocumentReference =>
  db.doc(`groupMemberships/${membershipId}`);

/** Whether a member of a school sees what is a group's, or, where that is none, all of the school's. */
export async function isInGroup(
  tx: Transaction,
  user: User,
  schoolId: string,
  groupId: string | null,
): Promise<boolean> {
  if (groupId === null || isEventDiscussion({ groupId }) || user.isAdmin) return true;
  const id = groupMembershipId(user.uid, groupId);
  const membership = isDocumentId(id) ? await tx.get(groupMembershipRef(id)) : null;
  return membership?.get('schoolId') === schoolId;
}
