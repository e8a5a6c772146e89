import { limit, orderBy, type Query, query, where } from 'firebase/firestore';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { MAX_IMAGE_BYTES } from '@/domain/limits';
import { fetched } from '../../fetched';
import { type CasesPort, MAX_WAITING_CASES } from '../../ports/cases';
import { moderationCaseRef, moderationCases } from '../collections/moderation-cases';
import { readPage, readQuery, watchDocument, watchQuery } from '../reading/documents';
import { DECIDED_CASES, EARLIER_CASES } from '../reading/list-sizes';
import { watchMerged } from '../reading/watch-merged';
import { withBackendErrors } from '../sdk/errors';

/** Cases that this person may read: of one school, which is what rules can prove for a moderator, or of all. */
function readable(uid: string, schoolId: string | null): Query<ModerationCase> {
  const own = query(moderationCases(), where('readerIds', 'array-contains', uid));
  return schoolId === null ? own : query(own, where('schoolId', '==', schoolId));
}

const inTurn = (a: ModerationCase, b: ModerationCase): number =>
  Number(b.danger) - Number(a.danger) || Number(a.createdAt) - Number(b.createdAt);

/** What calls functions weighs more than all of this, and most who look at reports decide nothing. */
async function callLate(name: string, input: object): Promise<void> {
  const { call } = await fetched(() => import('../sdk/callables'));
  await call(name, input);
}

export const casesPort: CasesPort = {
  watchWaiting: (uid, schoolIds, observer) => {
    const lists = (schoolIds ?? [null]).map(
      (schoolId) => (told: Parameters<typeof watchQuery<ModerationCase>>[1]) =>
        watchQuery(
          query(
            readable(uid, schoolId),
            where('isWaiting', '==', true),
            orderBy('danger', 'desc'),
            orderBy('createdAt'),
            limit(MAX_WAITING_CASES),
          ),
          told,
        ),
    );
    if (lists.length === 0) observer.next([]);
    return watchMerged(lists, ({ id }) => id, {
      next: (cases) => observer.next([...cases].sort(inTurn)),
      error: observer.error,
    });
  },

  decided: (uid, schoolId, after) =>
    readPage(
      query(readable(uid, schoolId), where('isWaiting', '==', false), orderBy('updatedAt', 'desc')),
      DECIDED_CASES,
      after,
    ),

  watch: (caseId, observer) => watchDocument(moderationCaseRef(caseId), observer),

  earlier: (uid, { id, schoolId, subjectId }) =>
    withBackendErrors(async () => {
      const { docs } = await readQuery(
        query(
          readable(uid, schoolId),
          where('subjectId', '==', subjectId),
          orderBy('createdAt', 'desc'),
          limit(EARLIER_CASES),
        ),
      );
      return docs.map((snapshot) => snapshot.data()).filter((other) => other.id !== id);
    }),

  picture: (caseId, place) =>
    withBackendErrors(async () => {
      const { download } = await fetched(() => import('../sdk/storage'));
      return download(`case-pictures/${caseId}/${place}`, MAX_IMAGE_BYTES);
    }),

  decide: (input) => callLate('decideReport', input),
  moderate: (input) => callLate('moderateContent', input),
  decideAppeal: (input) => callLate('decideAppeal', input),
  saveCommunity: (input) => callLate('saveCommunitySettings', input),
};
