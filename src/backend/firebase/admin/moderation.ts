import {
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import type { Cursor } from '../../live';
import type { ReviewPort } from '../../ports/admin';
import { auditLog } from '../collections/audit-log';
import { memberRef } from '../collections/members';
import { allNameChanges, nameChanges } from '../collections/name-changes';
import { entities, readQuery } from '../reading/documents';
import { DECISIONS, NAME_CHANGES } from '../reading/list-sizes';
import { withBackendErrors } from '../sdk/errors';
import { type Listed, mergePages } from './merge-pages';
import { parentsOf } from './schools';
import { withNames } from './with-names';

interface Found<T> extends Listed {
  document: QueryDocumentSnapshot<T>;
}

/**
 * A page of several lists as one, newest first: rules can prove only what names the school, so each has its own.
 * @param lists each with a name that stays the same from page to page
 */
async function readLists<T>(
  lists: readonly { name: string; list: Query<T> }[],
  after: Cursor | null,
  size: number,
) {
  const taken = (after?.opaque ?? {}) as Readonly<Record<string, Found<T>>>;
  const found = await Promise.all(
    lists.map(async ({ name, list }): Promise<Found<T>[]> => {
      const last = taken[name];
      const newest = query(
        list,
        orderBy('at', 'desc'),
        ...(last ? [startAfter(last.document)] : []),
        limit(size),
      );
      const { docs } = await readQuery(newest);
      return docs.map((document) => ({ list: name, at: Number(document.get('at')), document }));
    }),
  );
  const { items, next } = mergePages(found, size, taken);
  return { items: entities({ docs: items.map(({ document }) => document) }), next: next && { opaque: next } };
}

export const reviewPort: ReviewPort = {
  decisions: (schoolIds, after) =>
    withBackendErrors(async () => {
      const lists = schoolIds.map((schoolId) => ({
        name: schoolId,
        list: query(
          auditLog(),
          where('schoolId', '==', schoolId),
          where('action', 'in', ['approve-request', 'reject-request']),
        ),
      }));
      const { items, next } = await readLists(lists, after, DECISIONS);
      // Moderators know people by the school's directory; who was rejected is not in it.
      return { items: await withNames(items, (uid, schoolId) => memberRef(schoolId ?? '', uid)), next };
    }),

  nameChanges: (schoolIds, after) =>
    withBackendErrors(() => {
      const lists = schoolIds?.map((schoolId) => ({ name: schoolId, list: nameChanges(schoolId) }));
      return readLists(lists ?? [{ name: 'all', list: allNameChanges() }], after, NAME_CHANGES);
    }),

  parents: (schoolId) => withBackendErrors(() => parentsOf(schoolId)),
};
