import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';

/** Ends what somebody has asked for and given at a school that they have left, in both directions. */
export async function endContacts(uid: string, schoolId: string): Promise<void> {
  const ends: [collection: string, field: string][] = [
    ['contactRequests', 'fromId'],
    ['contactRequests', 'toId'],
    ['contactShares', 'ownerId'],
    ['contactShares', 'viewerId'],
  ];
  for (const [collection, field] of ends)
    await deleteAll(db.collection(collection).where(field, '==', uid).where('schoolId', '==', schoolId));
}
