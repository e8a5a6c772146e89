import { FieldValue } from 'firebase-admin/firestore';
import { ASSISTANT_DAYS, type Usage } from '@/domain/assistant/usage';
import { schoolDayId } from '@/domain/statistics';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { addToDay } from '../stats/count';

/** What one request adds to a school's day. */
export type UsageIncrement = Partial<Record<Usage, number>>;

/**
 * Adds to the school's `stats/assistant/usage/{schoolId}_{day}`, which admins may read; that of all is summed from these
 * (`stats/sum-schools.ts`). Numbers only: nobody can be found in it.
 * A lost count is no reason to take an answer away from a parent.
 */
export async function recordUsage(schoolId: string, day: string, spent: UsageIncrement): Promise<void> {
  const added = Object.entries(spent).map(([field, count]) => [field, FieldValue.increment(count)]);
  try {
    const batch = db.batch();
    const usage = db.doc(`${ASSISTANT_DAYS}/${schoolDayId(schoolId, day)}`);
    batch.set(usage, { schoolId, day, ...Object.fromEntries(added) }, { merge: true });
    // The console's statistics count answered questions beside posts and the like, in their own days.
    if (spent.questions) addToDay(batch, schoolId, new Date(await now()), 'questions');
    await batch.commit();
  } catch (error) {
    log.error('The assistant’s usage was not recorded', error, { schoolId, day });
  }
}
