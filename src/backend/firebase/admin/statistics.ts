import {
  type CollectionReference,
  collection,
  documentId,
  limit,
  orderBy,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import type { StoredUsage } from '@/domain/assistant/usage';
import { ALL_SCHOOLS, NOTHING_COUNTED, type SchoolDay, schoolDayId } from '@/domain/statistics';
import { fetched } from '../../fetched';
import type { AdminPort } from '../../ports/admin';
import { entities, readQuery } from '../reading/documents';
import { DAY_LIMIT } from '../reading/list-sizes';
import { calling } from '../sdk/errors';
import { db } from '../sdk/firestore';

const days = () => collection(db(), 'stats', 'schools', 'days');

/** One document a day, whatever happened on it. A range of ids needs no index of its own. */
function period(of: CollectionReference, schoolId: string | null, from: string, to: string) {
  const school = schoolId ?? ALL_SCHOOLS;
  return query(
    of,
    where(documentId(), '>=', schoolDayId(school, from)),
    where(documentId(), '<=', schoolDayId(school, to)),
    orderBy(documentId()),
    limit(DAY_LIMIT),
  );
}

// What was not counted that day is not in the document.
const filledIn = (snapshot: QuerySnapshot): SchoolDay[] =>
  entities<SchoolDay>(snapshot).map((day) => ({ ...NOTHING_COUNTED, ...day }));

export const adminStatistics: Pick<AdminPort, 'statistics' | 'assistantUsage' | 'levels' | 'measure'> = {
  statistics: (schoolId, from, to) =>
    calling(async () => filledIn(await readQuery(period(days(), schoolId, from, to)))),

  assistantUsage: (schoolId, from, to) =>
    calling(async () => {
      const usage = collection(db(), 'stats', 'assistant', 'usage');
      return entities<StoredUsage>(await readQuery(period(usage, schoolId, from, to)));
    }),

  levels: (wanted) =>
    calling(async () =>
      filledIn(await readQuery(query(days(), where('day', 'in', wanted), limit(DAY_LIMIT)))).filter(
        (day) => day.schoolId !== ALL_SCHOOLS,
      ),
    ),

  measure: async () => {
    const { call } = await fetched(() => import('../sdk/callables'));
    await call('measureStatistics', null);
  },
};
