import {
  onDocumentCreated,
  onDocumentDeleted,
  type QueryDocumentSnapshot,
} from 'firebase-functions/v2/firestore';
import { endNotificationsOfGroup } from '../notifications/end-notifications';
import { isDocumentId } from '../platform/document-id';
import { TRIGGER } from '../platform/options';
import { runSteps, type Step } from '../platform/steps';
import { endGroupRequest } from './end-request';
import { tellAdmitted } from './group-notifications';
import { syncMemberCount } from './member-count';
import { syncHelpers } from './sync-helpers';

const OPTIONS = { ...TRIGGER, document: 'groupMemberships/{membershipId}' as const };

/** Somebody joined a group, or was let in: its number of members follows. Nothing here writes memberships: no loop. */
export const onGroupMembershipCreated = onDocumentCreated(
  OPTIONS,
  async ({ data, params: { membershipId } }) => {
    const groupId: unknown = data?.get('groupId');
    if (!isDocumentId(groupId)) return;
    await runSteps(
      [
        { name: 'member-count', run: () => syncMemberCount(groupId) },
        { name: 'end-request', run: () => endGroupRequest(membershipId) },
        { name: 'tell', run: () => tellAdmitted(membershipId) },
      ],
      { membershipId },
    );
  },
);

/**
 * Somebody left it, or was put out of it, alone or with their school: the same, they help no more, and nothing tells them of it
 * any longer.
 */
export const onGroupMembershipDeleted = onDocumentDeleted(
  OPTIONS,
  async ({ data, params: { membershipId } }) => {
    const groupId: unknown = data?.get('groupId');
    if (!isDocumentId(groupId)) return;
    await runSteps(
      [
        { name: 'member-count', run: () => syncMemberCount(groupId) },
        { name: 'helpers', run: () => syncHelpers(groupId) },
        ...leftSteps(membershipId, data),
      ],
      { membershipId },
    );
  },
);

function leftSteps(id: string, membership: QueryDocumentSnapshot | undefined): Step[] {
  const [userId, groupId, schoolId] = ['userId', 'groupId', 'schoolId'].map((field): unknown =>
    membership?.get(field),
  );
  if (!isDocumentId(userId) || !isDocumentId(groupId) || !isDocumentId(schoolId)) return [];
  const run = () => endNotificationsOfGroup({ id, userId, groupId, schoolId });
  return [{ name: 'notifications', run }];
}
