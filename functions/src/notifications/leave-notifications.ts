import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { bringUpToDate, isGrouped } from './grouped-notifications';

/** So many are looked at at once. */
const PAGE = 100;

/**
 * Takes somebody out of notifications: what tells of them alone goes, and what tells of several goes on without them. Once more
 * does no harm.
 * @param notifications among which
 */
export async function leaveNotifications(notifications: Query, uid: string): Promise<void> {
  const naming = [
    notifications.where('actorIds', 'array-contains', uid),
    // Of an earlier release, which name one person.
    notifications.where('actorId', '==', uid),
  ];
  for (const query of naming)
    for (let page = await query.limit(PAGE).get(); !page.empty; page = await query.limit(PAGE).get())
      for (const told of page.docs) await leave(told, uid);
}

async function leave(told: QueryDocumentSnapshot, uid: string): Promise<void> {
  if (isGrouped(told)) await bringUpToDate(told);
  await db.runTransaction(async (tx) => {
    const present = await tx.get(told.ref);
    const actorIds: unknown = present.get('actorIds');
    const isNamed = Array.isArray(actorIds) ? actorIds.includes(uid) : present.get('actorId') === uid;
    // Also where what they did is still there for any reason: their name is not.
    if (isNamed) tx.delete(told.ref);
  });
}
