import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { brand } from '@/brand';
import type { SchoolEvent } from '@/domain/entities/community';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import { eventDiscussionId, postPath } from '@/domain/event-discussion';
import { placeNotificationId } from '@/domain/ids';
import { namedIn } from '../notifications/messages';
import { db } from '../platform/app';

/**
 * Tells a parent who waited that there is a place. Once more takes the place of the one before, unread. It goes with the
 * event, as what is said below it does.
 */
export function tellOfPlace(tx: Transaction, { id }: SchoolEvent, userId: string): void {
  const postId = eventDiscussionId(id);
  tx.set(db.doc(`notifications/${placeNotificationId(id, userId)}`), {
    userId,
    type: 'event-place',
    actorId: SYSTEM_AUTHOR,
    ...namedIn('event-place', brand.name),
    link: postPath(postId),
    postId,
    read: false,
    emailed: false,
    createdAt: FieldValue.serverTimestamp(),
    commentId: null,
    likeKey: null,
  });
}
