import { limit, query, where } from 'firebase/firestore';
import type { Group, GroupMembership } from '@/domain/entities/group';
import { GROUPS_PAGE_SIZE } from '@/domain/limits';
import type { Observer, Unsubscribe } from '../../live';
import { groupMemberships } from '../collections/group-memberships';
import { groups } from '../collections/groups';
import { watchPage, watchQuery } from '../reading/documents';
import { IDS_AT_ONCE } from '../reading/list-sizes';
import { watchAllPages } from '../reading/watch-all-pages';
import { watchMerged } from '../reading/watch-merged';

/** Groups of a school by their ids, live, by name. */
function watchNamed(schoolId: string, ids: readonly string[], observer: Observer<Group[]>): Unsubscribe {
  const parts: string[][] = [];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE)
    parts.push(ids.slice(start, start + IDS_AT_ONCE));
  if (parts.length === 0) {
    observer.next([]);
    return () => undefined;
  }
  return watchMerged<Group>(
    parts.map((part) => (told) => {
      const named = query(groups(), where('schoolId', '==', schoolId), where('groupId', 'in', part));
      return watchQuery(query(named, limit(IDS_AT_ONCE)), told);
    }),
    ({ groupId }) => groupId,
    {
      next: (found) => observer.next([...found].sort((a, b) => (a.name < b.name ? -1 : 1))),
      error: (failure) => observer.error(failure),
    },
  );
}

/** All groups of a school that a person is in, live, by name: their memberships to the last, then the groups' ids. */
export function watchOwnGroups(uid: string, schoolId: string, observer: Observer<Group[]>): Unsubscribe {
  const mine = query(groupMemberships(), where('userId', '==', uid), where('schoolId', '==', schoolId));
  let stopGroups: Unsubscribe = () => undefined;
  const stop = watchAllPages<GroupMembership>(
    (after) => (page) =>
      // Most members are in a few groups or none: none on this device is told as such while the server is silent.
      watchPage(mine, GROUPS_PAGE_SIZE, after, page, { whenUnreachable: 'believe', onlyCommitted: true }),
    ({ groupId }) => groupId,
    {
      next(joined) {
        const stopEarlier = stopGroups;
        const ids = joined.map(({ groupId }) => groupId);
        stopGroups = watchNamed(schoolId, ids, observer);
        // Only now: what both name stays in memory meanwhile.
        stopEarlier();
      },
      error: (failure) => observer.error(failure),
    },
  );
  return () => {
    stop();
    stopGroups();
  };
}
