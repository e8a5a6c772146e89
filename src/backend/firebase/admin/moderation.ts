import { collection, getCountFromServer, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import type { AuditEntry } from '@/domain/entities/audit';
import { type ModerationPort, PARENTS_COUNTED } from '../../admin-port';
import { entities } from '../documents';
import { calling } from '../errors';
import { db } from '../firestore';
import { memberRef } from '../users';
import { named } from './names';

/** Decisions shown for a school. */
const DECISIONS = 10;

const newestDecisions = (schoolId: string) =>
  query(
    collection(db(), 'auditLog'),
    where('schoolId', '==', schoolId),
    where('action', 'in', ['approve-request', 'reject-request']),
    orderBy('at', 'desc'),
    limit(DECISIONS),
  );

export const moderationPort: ModerationPort = {
  // One query per school: rules can prove only what names the school.
  decisions: (schoolIds) =>
    calling(async () => {
      const found = await Promise.all(schoolIds.map((id) => getDocs(newestDecisions(id))));
      const entries = found.flatMap((result) => entities<AuditEntry>(result));
      const newest = entries.sort((a, b) => Number(b.at) - Number(a.at)).slice(0, DECISIONS);
      // Moderators know people by the school's directory; who was rejected is not in it.
      return named(newest, (uid, schoolId) => memberRef(schoolId ?? '', uid));
    }),

  parents: (schoolId) =>
    calling(async () => {
      const members = query(collection(db(), 'schools', schoolId, 'members'), limit(PARENTS_COUNTED));
      return (await getCountFromServer(members)).data().count;
    }),
};
