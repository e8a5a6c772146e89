import { FieldPath, type QueryDocumentSnapshot, type Timestamp } from 'firebase-admin/firestore';
import type { User } from '@/domain/entities/user';
import { readUser } from '../platform/accounts';
import { db } from '../platform/app';
import { propagateToClaims } from './propagate-to-claims';
import { propagateToComments } from './propagate-to-comments';
import { propagateToNotifications, propagateToSingleNotifications } from './propagate-to-notifications';
import { propagateToPosts } from './propagate-to-posts';
import { propagateToRsvps } from './propagate-to-rsvps';

/** So many are read and rewritten at once. */
export const PROPAGATION_PAGE = 200;

/** The last of a page: where the next one goes on. */
export interface PropagationPlace {
  /** When it was written. */
  createdAt: Timestamp;
  path: string;
}

interface Kind {
  name: 'posts' | 'comments' | 'notifications' | 'single-notifications' | 'rsvps' | 'claims';
  /** The field that says when it was written. */
  writtenAt: 'createdAt' | 'toldAt' | 'answeredAt' | 'claimedAt';
  own(uid: string): FirebaseFirestore.Query;
  propagate(user: User, page: readonly QueryDocumentSnapshot[]): Promise<void>;
}

/** All that repeats how its author looks, in the order in which it is seen. */
export const PROPAGATED: readonly Kind[] = [
  {
    name: 'posts',
    writtenAt: 'createdAt',
    own: (uid) => db.collection('posts').where('authorId', '==', uid),
    propagate: propagateToPosts,
  },
  {
    name: 'comments',
    writtenAt: 'createdAt',
    own: (uid) => db.collectionGroup('comments').where('authorId', '==', uid),
    propagate: propagateToComments,
  },
  {
    name: 'notifications',
    // Also of what is not in the bell.
    writtenAt: 'toldAt',
    own: (uid) => db.collection('notifications').where('actorIds', 'array-contains', uid),
    propagate: propagateToNotifications,
  },
  {
    name: 'single-notifications',
    writtenAt: 'createdAt',
    own: (uid) => db.collection('notifications').where('actorId', '==', uid),
    propagate: propagateToSingleNotifications,
  },
  {
    name: 'rsvps',
    writtenAt: 'answeredAt',
    own: (uid) => db.collectionGroup('rsvps').where('userId', '==', uid),
    propagate: propagateToRsvps,
  },
  {
    name: 'claims',
    writtenAt: 'claimedAt',
    own: (uid) => db.collectionGroup('claims').where('userId', '==', uid),
    propagate: propagateToClaims,
  },
];

/**
 * Makes one page of what somebody has written, newest first, show them as their account is now. The present account
 * decides, not an event: two quick changes end at the second whatever the order of their events.
 * @returns where the next page begins, or null when this was the last
 */
export async function propagatePage(
  kind: Kind,
  uid: string,
  after: PropagationPlace | null,
): Promise<PropagationPlace | null> {
  const newestFirst = kind
    .own(uid)
    .orderBy(kind.writtenAt, 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(PROPAGATION_PAGE);
  const query = after ? newestFirst.startAfter(after.createdAt, db.doc(after.path)) : newestFirst;
  const { docs } = await query.get();
  const user = await readUser(uid);
  if (user && docs.length > 0) await kind.propagate(user, docs);
  const last = docs.length === PROPAGATION_PAGE ? docs.at(-1) : undefined;
  return last ? { createdAt: last.get(kind.writtenAt) as Timestamp, path: last.ref.path } : null;
}
