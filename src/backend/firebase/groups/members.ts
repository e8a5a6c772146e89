import { orderBy, query, where } from 'firebase/firestore';
import type { Group } from '@/domain/entities/community';
import type { Member } from '@/domain/entities/school';
import type { BackendError } from '../../errors';
import type { Cursor, Page } from '../../live';
import type { GroupsPort } from '../../ports/groups';
import { groupMembershipRef, groupMemberships } from '../collections/group-memberships';
import { memberRef } from '../collections/members';
import { readDocument, readPage } from '../reading/documents';
import { FACES_PAGE_SIZE, MEMBERS_PAGE_SIZE } from '../reading/list-sizes';
import { toBackendError, withBackendErrors } from '../sdk/errors';

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

/**
 * One page of a group's members: its creator first, then as they joined. A creator who joined anew may come again on a
 * later page.
 */
export const readMembers = (
  { groupId, schoolId, createdBy }: Group,
  after: Cursor | null,
  size = MEMBERS_PAGE_SIZE,
): Promise<Page<Member>> =>
  withBackendErrors(async () => {
    const joined = query(
      groupMemberships(),
      where('groupId', '==', groupId),
      where('schoolId', '==', schoolId),
      orderBy('joinedAt'),
    );
    const { items, next } = await readPage(joined, size, after);
    const here = items.map(({ userId }) => userId);
    // Who has left the group is not among its members, though the group is still theirs by name.
    const leads = after === null && (here.includes(createdBy) || (await isIn(groupId, createdBy)));
    const uids = leads ? [createdBy, ...here.filter((uid) => uid !== createdBy)] : here;
    return { items: await entriesOf(schoolId, uids), next };
  });

/** The creator, and the first who joined: five at most, as one page of four may not have its creator in it. */
export const readFaces: GroupsPort['faces'] = async (group) =>
  (await readMembers(group, null, FACES_PAGE_SIZE)).items;
