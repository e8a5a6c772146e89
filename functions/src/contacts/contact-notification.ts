import type { Notification } from '@/domain/entities/community';
import { readActor } from '../notifications/actor';
import { PLAIN } from '../notify/news';
import { notificationRef, readNotices } from '../notify/tell';
import { db } from '../platform/app';

interface Told {
  type: Extract<Notification['type'], 'contact-request' | 'contact-shared'>;
  userId: string;
  actorId: string;
  /** The request or share that it tells of. */
  cause: FirebaseFirestore.DocumentReference;
}

/**
 * Makes a notification of a request or a share exist as long as its cause does: taken back, it is gone. By the present
 * state, so that late and repeated events end right. Whoever has blocked the other is told nothing.
 */
export async function syncContactNotification({ type, userId, actorId, cause }: Told): Promise<void> {
  const id = `${type}_${cause.id}`;
  const ref = notificationRef(id);
  await db.runTransaction(async (tx) => {
    const [existing, present, block] = await tx.getAll(
      ref,
      cause,
      db.doc(`users/${userId}/hiddenItems/blocked_${actorId}`),
    );
    const isWanted = present?.exists && present.get('declined') !== true && !block?.exists;
    const actor = isWanted ? await readActor(tx, type, actorId) : null;
    if (!actor && existing?.exists) tx.delete(ref);
    if (!actor || existing?.exists) return;
    const schoolId: unknown = present?.get('schoolId');
    const [notice] = await readNotices([
      {
        ...{ ...PLAIN, id, userId, ...actor, link: '/contacts' },
        schoolId: typeof schoolId === 'string' ? schoolId : null,
      },
    ]);
    const document = notice?.over(undefined);
    if (document) tx.create(ref, document);
  });
}
