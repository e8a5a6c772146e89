import { limit, orderBy, query, where } from 'firebase/firestore';
import type { GroupsPort } from '../../ports/groups';
import { groupCooldownRef, groupRequestRef, groupRequests } from '../collections/group-requests';
import { watchDocument, watchQuery } from '../reading/documents';
import { GROUP_REQUESTS_PAGE, OWN_GROUP_REQUESTS } from '../reading/list-sizes';

type Reads = Pick<GroupsPort, 'watchMyRequests' | 'watchMyRequest' | 'watchRequests' | 'watchCooldown'>;

/** What is read of requests to be let into groups. */
export const requestReads: Reads = {
  watchMyRequests: (uid, schoolId, observer) =>
    watchQuery(
      query(
        groupRequests(),
        where('userId', '==', uid),
        where('schoolId', '==', schoolId),
        limit(OWN_GROUP_REQUESTS),
      ),
      observer,
    ),

  watchMyRequest: (uid, groupId, observer) =>
    // Most have not asked: none on this device is told as such while the server is silent.
    watchDocument(groupRequestRef(uid, groupId), observer, { whenUnreachable: 'believe' }),

  watchRequests: ({ groupId, schoolId }, observer) =>
    watchQuery(
      query(
        groupRequests(),
        where('groupId', '==', groupId),
        where('schoolId', '==', schoolId),
        orderBy('requestedAt'),
        limit(GROUP_REQUESTS_PAGE),
      ),
      observer,
    ),

  watchCooldown: (uid, groupId, observer) =>
    watchDocument(groupCooldownRef(uid, groupId), observer, { whenUnreachable: 'believe' }),
};
