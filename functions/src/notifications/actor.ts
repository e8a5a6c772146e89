import type { Transaction } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import type { User } from '@/domain/entities/user';
import { shownProfile } from '@/domain/shown-profile';
import { parseUser, userRef } from '../platform/accounts';
import { isDocumentId } from '../platform/document-id';
import { shownName } from '../platform/person-names';
import { namedIn } from './messages';

/** How somebody stands in a notification. */
export type Face = NonNullable<Notification['actors']>[number];

/** As their account is now. */
export const faceOf = (user: User): Face => ({
  id: user.uid,
  name: shownName(user),
  profilePicUrl: shownProfile(user).profilePicUrl,
});

/** Who has done what a notification tells of. */
export type Acted = Pick<Notification, 'type' | 'actorId' | 'actorName' | 'message' | 'count' | 'actors'> & {
  /** All of them, as far as they are kept, by which it is found. */
  actorIds: readonly string[];
  by: string;
};

/** A notification of what one person has done. */
export const actedBy = (type: Notification['type'], face: Face): Acted => ({
  ...{ type, actorId: face.id, ...namedIn(type, face.name), count: 1 },
  ...{ actors: [face], actorIds: [face.id], by: face.id },
});

/**
 * How whoever did something stands in a notification of it: by their account, not by what they wrote, which says what
 * their client put there. Null when that account is gone, whose acts nobody is told of.
 */
export async function readActor(
  tx: Transaction,
  type: Notification['type'],
  actorId: string,
): Promise<Acted | null> {
  const actor = isDocumentId(actorId) ? parseUser(await tx.get(userRef(actorId))) : null;
  return actor && actedBy(type, faceOf(actor));
}
