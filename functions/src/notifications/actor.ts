import type { Transaction } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import { parseUser, userRef } from '../platform/accounts';
import { isDocumentId } from '../platform/document-id';
import { shownName } from '../platform/person-names';
import { namedIn } from './messages';

/**
 * How whoever did something stands in a notification of it: by their account, not by what they wrote, which says what
 * their client put there. Null when that account is gone, whose acts nobody is told of.
 */
export async function readActor(
  tx: Transaction,
  type: Notification['type'],
  actorId: string,
): Promise<Pick<Notification, 'type' | 'actorId' | 'actorName' | 'message'> | null> {
  const actor = isDocumentId(actorId) ? parseUser(await tx.get(userRef(actorId))) : null;
  return actor && { type, actorId, ...namedIn(type, shownName(actor)) };
}
