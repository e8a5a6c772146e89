import {
  type CollectionReference,
  type DocumentData,
  documentId,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { ALL_SCHOOLS, schoolDayId } from '@/domain/statistics';
import { fetched } from '../../fetched';
import type { AdminPort } from '../../ports/admin';
import { assistantDays, schoolDays } from '../collections/statistics';
import { entities, readQuery } from '../reading/documents';
import { DAY_LIMIT } from '../reading/list-sizes';
import { withBackendErrors } from '../sdk/errors';

/** One document a day, whatever happened on it. A range of ids needs no index of its own. */
function period<T, D extends DocumentData>(
  of: CollectionReference<T, D>,
  schoolId: string | null,
  from: string,
  to: string,
) {
  const school = schoolId ?? ALL_SCHOOLS;
  return query(
    of,
    where(documentId(), '>=', schoolDayId(school, from)),
    where(documentId(), '<=', schoolDayId(school, to)),
    orderBy(documentId()),
    limit(DAY_LIMIT),
  );
}

/** How long measuring all schools may take, in milliseconds, as long as the function has itself. */
const MEASURE_MS = 540_000;

export const adminStatistics: Pick<AdminPort, 'statistics' | 'assistantUsage' | 'levels' | 'measure'> = {
  statistics: (schoolId, from, to) =>
    withBackendErrors(async () => entities(await readQuery(period(schoolDays(), schoolId, from, to)))),
  assistantUsage: (schoolId, from, to) =>
    withBackendErrors(async () => entities(await readQuery(period(assistantDays(), schoolId, from, to)))),
  levels: (wanted) =>
    withBackendErrors(async () =>
      entities(await readQuery(query(schoolDays(), where('day', 'in', wanted), limit(DAY_LIMIT)))).filter(
        (day) => day.schoolId !== ALL_SCHOOLS,
      ),
    ),
  measure: async () => {
    const { call } = await fetched(() => import('../sdk/callables'));
    await call('measureStatistics', null, MEASURE_MS);
  },
};
