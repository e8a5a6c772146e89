import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentCreated, onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { isDocumentId } from '../platform/document-id';
import { TRIGGER } from '../platform/options';
import { runSteps } from '../platform/steps';
import { syncMemberCount } from './member-count';

const OPTIONS = { ...TRIGGER, document: 'groupMemberships/{membershipId}' };

async function recount(membership: QueryDocumentSnapshot | undefined): Promise<void> {
  const groupId: unknown = membership?.get('groupId');
  if (!isDocumentId(groupId)) return;
  await runSteps([{ name: 'member-count', run: () => syncMemberCount(groupId) }], {
    membershipId: membership?.id ?? null,
  });
}

/** Somebody joined a group: its number of members follows. Nothing here writes memberships: no loop. */
export const onGroupMembershipCreated = onDocumentCreated(OPTIONS, (event) => recount(event.data));

/** Somebody left it, or was put out of it with their school: the same. */
export const onGroupMembershipDeleted = onDocumentDeleted(OPTIONS, (event) => recount(event.data));
