import type { Timestamp } from 'firebase-admin/firestore';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { moderatorsOf } from '../platform/accounts';
import { db } from '../platform/app';
import { appealHandlers, readersAmong, type Staff } from './handlers';
import { memberRef } from './targets';

/** More people than decide at one school; bounds what one report may cost. */
const MOST = 50;

/** Who decides at a school now: its moderators and all admins. Some are both. */
export async function staffOf(schoolId: string): Promise<Staff> {
  const [moderators, admins] = await Promise.all([
    moderatorsOf(schoolId).limit(MOST).select().get(),
    db.collection('users').where('isAdmin', '==', true).limit(MOST).select().get(),
  ]);
  return { moderators: moderators.docs.map(({ id }) => id), admins: admins.docs.map(({ id }) => id) };
}

/** Who may read a case, and whose turn it is. */
export async function peopleOf(
  found: Pick<ModerationCase, 'schoolId' | 'subjectId' | 'status' | 'decision'>,
  reporterIds: readonly string[],
  staff: Staff,
): Promise<Pick<ModerationCase, 'readerIds' | 'handlerIds'>> {
  const readerIds = readersAmong(staff, [found.subjectId, ...reporterIds]);
  if (found.status === 'open') return { readerIds, handlerIds: readerIds };
  if (found.status !== 'appealed') return { readerIds, handlerIds: [] };
  const moderators = await inOrderOfJoining(found.schoolId, staff.moderators);
  return {
    readerIds,
    handlerIds: appealHandlers({ ...staff, moderators }, readerIds, found.decision?.by ?? ''),
  };
}

/** Those who have been members longest first; whose time nobody knows last. */
async function inOrderOfJoining(schoolId: string, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return [];
  const entries = await db.getAll(...uids.map((uid) => memberRef(schoolId, uid)));
  const joined = new Map(
    entries.map((entry) => [
      entry.id,
      (entry.get('joinedAt') as Timestamp | null | undefined)?.toMillis() ?? Number.POSITIVE_INFINITY,
    ]),
  );
  const since = (uid: string) => joined.get(uid) ?? Number.POSITIVE_INFINITY;
  return [...uids].sort((a, b) => (since(a) < since(b) ? -1 : since(a) > since(b) ? 1 : 0));
}
