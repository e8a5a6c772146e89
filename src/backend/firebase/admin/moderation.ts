import { limit, orderBy, type QueryDocumentSnapshot, query, startAfter, where } from 'firebase/firestore';
import type { AuditEntry } from '@/domain/entities/audit';
import type { ReviewPort } from '../../ports/admin';
import { auditLog } from '../collections/audit-log';
import { memberRef } from '../collections/members';
import { entities, readQuery } from '../reading/documents';
import { DECISIONS } from '../reading/list-sizes';
import { withBackendErrors } from '../sdk/errors';
import { type Listed, mergePages } from './merge-pages';
import { parentsOf } from './schools';
import { withNames } from './with-names';

interface Decision extends Listed {
  document: QueryDocumentSnapshot<AuditEntry>;
}
type Taken = Readonly<Record<string, Decision>>;

async function decisionsOf(schoolId: string, after: Decision | undefined): Promise<Decision[]> {
  const newest = query(
    auditLog(),
    where('schoolId', '==', schoolId),
    where('action', 'in', ['approve-request', 'reject-request']),
    orderBy('at', 'desc'),
    ...(after ? [startAfter(after.document)] : []),
    limit(DECISIONS),
  );
  const { docs } = await readQuery(newest);
  return docs.map((document) => ({
    list: schoolId,
    at: Number(document.get('at')),
    document,
  }));
}

export const reviewPort: ReviewPort = {
  // One query per school: rules can prove only what names the school.
  decisions: (schoolIds, after) =>
    withBackendErrors(async () => {
      const taken = (after?.opaque ?? {}) as Taken;
      const found = await Promise.all(schoolIds.map((id) => decisionsOf(id, taken[id])));
      const { items, next } = mergePages(found, DECISIONS, taken);
      return {
        // Moderators know people by the school's directory; who was rejected is not in it.
        items: await withNames(entities({ docs: items.map(({ document }) => document) }), (uid, schoolId) =>
          memberRef(schoolId ?? '', uid),
        ),
        next: next && { opaque: next },
      };
    }),

  parents: (schoolId) => withBackendErrors(() => parentsOf(schoolId)),
};
