import { db } from '../platform/app';
import { groupMembershipRef } from '../platform/group-memberships';

/**
 * Ends the request of somebody who is in the group: let in by a client that left it lying, or as the group is open by now.
 * Held together, so that whoever leaves and asks anew meanwhile keeps the new one.
 */
export const endGroupRequest = (membershipId: string): Promise<void> =>
  db.runTransaction(async (tx) => {
    const [membership, request] = await tx.getAll(
      groupMembershipRef(membershipId),
      db.doc(`groupRequests/${membershipId}`),
    );
    if (membership?.exists && request?.exists) tx.delete(request.ref);
  });
