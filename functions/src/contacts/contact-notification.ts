import { FieldValue } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import { namedIn } from '../notifications/messages';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { NEUTRAL_NAME, shownName } from '../platform/person-names';

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
  const ref = db.doc(`notifications/${type}_${cause.id}`);
  await db.runTransaction(async (tx) => {
    const [existing, present, block] = await tx.getAll(
      ref,
      cause,
      db.doc(`users/${userId}/hiddenItems/blocked_${actorId}`),
    );
    const actor = parseUser(await tx.get(userRef(actorId)));
    const isWanted = present?.exists && present.get('declined') !== true && !block?.exists;
    if (!isWanted && existing?.exists) tx.delete(ref);
    if (!isWanted || existing?.exists) return;
    tx.create(ref, {
      type,
      userId,
      actorId,
      ...namedIn(type, actor ? shownName(actor) : NEUTRAL_NAME),
      link: '/contacts',
      postId: null,
      read: false,
      emailed: false,
      createdAt: FieldValue.serverTimestamp(),
      commentId: null,
      likeKey: null,
    });
  });
}
