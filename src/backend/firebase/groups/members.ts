import { orderBy, query, where } from 'firebase/firestore';
import type { Group } from '@/domain/entities/group';
import type { Member } from '@/domain/entities/school';
import type { BackendError } from '../../errors';
import type { Cursor } from '../../live';
import type { GroupsPort } from '../../ports/groups';
import { groupMembershipRef, groupMemberships } from '../collections/group-memberships';
import { memberRef } from '../collections/members';
import { readDocument, readPage } from '../reading/documents';
import { MEMBERS_PAGE_SIZE } from '../reading/list-sizes';
import { toBackendError, withBackendErrors } from '../sdk/errors';

/** Members of one group that are shown beside their number. */
const FACES = 5;

/** The server's word is missing, and nothing else is wrong. */
const isCutOff = ({ code }: BackendError): boolean => code === 'unavailable' || code === 'service-full';

/**
 * Whether a person is in a group of one's own. Rules refuse to look where there is no membership: then they are not.
 * Cut off, nobody knows, and they are shown where the list has them.
 */
const isIn = (groupId: string, uid: string): Promise<boolean> =>
  readDocument(groupMembershipRef(uid, groupId)).then(
    (membership) => membership !== null,
    (error: unknown) => {
      const failure = toBackendError(error);
      if (failure.code === 'permission-denied' || isCutOff(failure)) return false;
      throw error;
    },
  );

/** Those of some people who are in a group of one's own. */
export const whoIsIn: GroupsPort['whoIsIn'] = (groupId, uids) =>
  withBackendErrors(async () => {
    const found = await Promise.all(uids.map(async (uid) => ((await isIn(groupId, uid)) ? [uid] : [])));
    return found.flat();
  });

/** Entries of the directory. Cut off, those that this device knows; none of them is no answer. */
async function entriesOf(schoolId: string, uids: readonly string[]): Promise<Member[]> {
  let unknown: BackendError | undefined;
  const entries = await Promise.all(
    uids.map((uid) =>
      readDocument(memberRef(schoolId, uid)).catch((error: unknown) => {
        unknown = toBackendError(error);
        return null;
      }),
    ),
  );
  const known = entries.filter((entry) => entry !== null);
  if (unknown && (known.length === 0 || !isCutOff(unknown))) throw unknown;
  return known;
}

/** Who is on a page of a group's memberships, and its creator before all others on the first one. */
async function uidsOf({ groupId, schoolId, createdBy }: Group, after: Cursor | null, size: number) {
  const joined = query(
    groupMemberships(),
    where('groupId', '==', groupId),
    where('schoolId', '==', schoolId),
    orderBy('joinedAt'),
  );
  const { items, next } = await readPage(joined, size, after);
  const here = items.map(({ userId }) => userId);
  const isAmongThem = here.includes(createdBy);
  // Who has left the group is not among its members, though the group is still theirs by name.
  const leads = after === null && (isAmongThem || (await isIn(groupId, createdBy)));
  return { uids: leads ? [createdBy, ...here.filter((uid) => uid !== createdBy)] : here, isAmongThem, next };
}

/**
 * One page of a group's members: its creator first, then as they joined. A creator who joined anew may come again on a
 * later page.
 */
export const readMembers: GroupsPort['members'] = (group, after) =>
  withBackendErrors(async () => {
    const { uids, next } = await uidsOf(group, after, MEMBERS_PAGE_SIZE);
    return { items: await entriesOf(group.schoolId, uids), next };
  });

/** The creator and the first who joined. Where the creator had to be looked up, one less: ten documents in all. */
export const readFaces: GroupsPort['faces'] = (group) =>
  withBackendErrors(async () => {
    const { uids, isAmongThem } = await uidsOf(group, null, FACES);
    return entriesOf(group.schoolId, uids.slice(0, isAmongThem ? FACES : FACES - 1));
  });
