import { isDeepStrictEqual } from 'node:util';
import type { User } from '@/domain/entities/user';
import { isReviewerOf, parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { caseRef, parseCase } from './case-records';
import { readReporters } from './reporters';
import { peopleOf, staffOf } from './staff';

/** More cases than wait anywhere; bounds what one change of a role may cost. */
const MOST = 200;

/** Makes who may read and decide a waiting case what the roles of now say. Writes only a difference. */
export async function syncCaseStaff(caseId: string): Promise<void> {
  const schoolId: unknown = (await caseRef(caseId).get()).get('schoolId');
  if (typeof schoolId !== 'string') return;
  const staff = await staffOf(schoolId);
  await db.runTransaction(async (tx) => {
    const about = parseCase(await tx.get(caseRef(caseId)));
    if (!about?.isWaiting) return;
    const { reporterIds } = await readReporters(tx, caseId);
    const subject = parseUser(await tx.get(userRef(about.subjectId)));
    const subjectIsStaff = subject !== null && isReviewerOf(subject, schoolId);
    const wanted = { ...(await peopleOf(about, reporterIds, staff)), subjectIsStaff };
    const { readerIds, handlerIds } = about;
    const present = { readerIds, handlerIds, subjectIsStaff: about.subjectIsStaff };
    // Not its time of change: who looks at it has missed nothing.
    if (!isDeepStrictEqual(sorted(present), sorted(wanted))) tx.update(caseRef(caseId), wanted);
  });
}

const sorted = <T extends { readerIds: string[]; handlerIds: string[] }>(people: T): T => ({
  ...people,
  readerIds: [...people.readerIds].sort(),
  handlerIds: [...people.handlerIds].sort(),
});

type Role = Pick<User, 'isAdmin' | 'isModerator' | 'approvedSchools'>;

/** Schools at which somebody decides otherwise than before; null for all of them. */
export function schoolsOfRoleChange(before: Role | null, after: Role | null): string[] | null {
  if ((before?.isAdmin ?? false) !== (after?.isAdmin ?? false)) return null;
  const was = moderated(before);
  const is = moderated(after);
  return [...was.filter((id) => !is.includes(id)), ...is.filter((id) => !was.includes(id))];
}

const moderated = (role: Role | null): string[] => (role?.isModerator ? role.approvedSchools : []);

/** The same for all cases that wait at these schools, null for all, the first two hundred. */
export async function syncWaitingCases(schoolIds: string[] | null): Promise<void> {
  const waiting = db.collection('moderationCases').where('isWaiting', '==', true);
  const lists = schoolIds?.map((schoolId) => waiting.where('schoolId', '==', schoolId)) ?? [waiting];
  for (const list of lists) {
    for (const { id } of (await list.limit(MOST).select().get()).docs) await syncCaseStaff(id);
  }
}
