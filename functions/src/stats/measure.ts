import { subDays } from 'date-fns';
import { Timestamp } from 'firebase-admin/firestore';
import { ACTIVE_DAYS } from '@/domain/limits';
import { ALL_SCHOOLS, dayOf } from '@/domain/statistics';
import { db } from '../platform/app';
import { dayRef } from './count';
import { sumSchools } from './sum-schools';

/** Schools measured at the same time. */
const AT_ONCE = 10;

/**
 * Measures how many parents each school has and how many of them were here within the last days, and the same for
 * all together, where a parent of two schools counts once. By aggregation queries: the cost grows with the number of
 * schools and not with what is in them. Measuring again on a day overwrites. What was counted in the schools is summed
 * for all together first, as that is done sooner.
 */
export async function measureSchools(at: number): Promise<number> {
  await sumSchools(at);
  const day = dayOf(new Date(at));
  const since = Timestamp.fromDate(subDays(at, ACTIVE_DAYS));
  const users = db.collection('users');
  await write(ALL_SCHOOLS, users.where('approved', '==', true), day, since);
  const schools = await db.collection('schools').select().get();
  for (let start = 0; start < schools.size; start += AT_ONCE) {
    await Promise.all(
      schools.docs
        .slice(start, start + AT_ONCE)
        .map(({ id }) => write(id, users.where('approvedSchools', 'array-contains', id), day, since)),
    );
  }
  return schools.size;
}

async function write(schoolId: string, parents: FirebaseFirestore.Query, day: string, since: Timestamp) {
  const [all, active] = await Promise.all([
    parents.count().get(),
    parents.where('lastLogin', '>=', since).count().get(),
  ]);
  const levels = { parents: all.data().count, activeParents: active.data().count };
  await dayRef(schoolId, day).set({ schoolId, day, ...levels }, { merge: true });
}
