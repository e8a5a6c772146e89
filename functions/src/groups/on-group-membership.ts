import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentCreated, onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { TRIGGER } from '../platform/options';
import { syncMemberCount } from './member-count';

const OPTIONS = { ...TRIGGER, document: 'groupMemberships/{membershipId}' };

async function recount(membership: QueryDocumentSnapshot | undefined): Promise<void> {
  const groupId: unknown = membership?.get('groupId');
  if (typeof groupId === 'string' && groupId !== '') await syncMemberCount(groupId);
}

/** Somebody joined a group: its number of members follows. Nothing here writes memberships: no loop. */
export const onGroupMembershipCreated = onDocumentCreated(OPTIONS, (event) => recount(event.data));

/** Somebody left it, or was put out of it with their school: the same. */
export const onGroupMembershipDeleted = onDocumentDeleted(OPTIONS, (event) => recount(event.data));
