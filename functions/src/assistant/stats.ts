import { FieldValue } from 'firebase-admin/firestore';
import type { Usage } from '@/domain/assistant/usage';
import { ALL_SCHOOLS, schoolDayId } from '@/domain/statistics';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { addToDay } from '../stats/count';

/** What one request adds to a school's day. */
export type UsageIncrement = Partial<Record<Usage, number>>;

/**
 * Adds to `stats/assistant/usage/{schoolId}_{day}` of the school and of all, which admins may read. Numbers only:
 * nobody can be found in it.
 * A lost count is no reason to take an answer away from a parent.
 */
export async function recordUsage(schoolId: string, day: string, spent: UsageIncrement): Promise<void> {
  const added = Object.entries(spent).map(([field, count]) => [field, FieldValue.increment(count)]);
  try {
    const batch = db.batch();
    for (const id of [schoolId, ALL_SCHOOLS]) {
      const usage = db.doc(`stats/assistant/usage/${schoolDayId(id, day)}`);
      batch.set(usage, { schoolId: id, day, ...Object.fromEntries(added) }, { merge: true });
    }
    // The console's statistics count answered questions beside posts and the like, in their own days.
    if (spent.questions) addToDay(batch, schoolId, new Date(await now()), 'questions');
    await batch.commit();
  } catch (error) {
    log.error('The assistant’s usage was not recorded', error, { schoolId, day });
  }
}
