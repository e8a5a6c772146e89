import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { ALL_SCHOOLS, NOTHING_COUNTED, type SchoolDay, schoolDayId } from '@/domain/statistics';
import type { AdminPort } from '../../admin-port';
import { entities } from '../documents';
import { calling } from '../errors';
import { db } from '../firestore';

/** Days of one view; rules hold the same number. */
const DAY_LIMIT = 400;

const days = () => collection(db(), 'stats', 'schools', 'days');

// What was not counted that day is not in the document.
const filledIn = (snapshot: QuerySnapshot): SchoolDay[] =>
  entities<SchoolDay>(snapshot).map((day) => ({ ...NOTHING_COUNTED, ...day }));

export const adminStatistics: Pick<AdminPort, 'statistics' | 'levels' | 'measure'> = {
  // One document a day, whatever happened on it. A range of ids needs no index of its own.
  statistics: (schoolId, from, to) =>
    calling(async () => {
      const school = schoolId ?? ALL_SCHOOLS;
      const range = query(
        days(),
        where(documentId(), '>=', schoolDayId(school, from)),
        where(documentId(), '<=', schoolDayId(school, to)),
        orderBy(documentId()),
        limit(DAY_LIMIT),
      );
      return filledIn(await getDocs(range));
    }),

  levels: (wanted) =>
    calling(async () =>
      filledIn(await getDocs(query(days(), where('day', 'in', wanted), limit(DAY_LIMIT)))).filter(
        (day) => day.schoolId !== ALL_SCHOOLS,
      ),
    ),

  measure: async () => {
    const { call } = await import('../callables');
    await call('measureStatistics', null);
  },
};
