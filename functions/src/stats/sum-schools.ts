import { addHours } from 'date-fns';
import { fromZonedTime } from 'date-fns-tz';
import { Timestamp } from 'firebase-admin/firestore';
import { ASSISTANT_DAYS, USAGE } from '@/domain/assistant/usage';
import { SCHOOL_DELETION_DAYS } from '@/domain/limits';
import {
  ALL_SCHOOLS,
  daysUpTo,
  SCHOOL_DAYS,
  STATISTICS_TIME_ZONE,
  SUMMED,
  schoolDayId,
} from '@/domain/statistics';
import { db } from '../platform/app';
import { eachPageOf } from '../platform/each-page-of';

/** What is counted by school and day, and summed for all schools together. */
const SUMS: Readonly<Record<string, readonly string[]>> = { [SCHOOL_DAYS]: SUMMED, [ASSISTANT_DAYS]: USAGE };

/**
 * So many days are looked at, with today, if nothing has summed them meanwhile. No school is missing from them: it has
 * been archived that long before it is deleted with its days, and nothing is counted in an archived school.
 */
const LOOK_BACK = SCHOOL_DELETION_DAYS;

/**
 * Hours after its beginning when nothing is added to a day any more: functions are told of what happened for a day
 * after it, and a day of Los Angeles ends within eight hours after that of UTC.
 */
const CLOSED_HOURS = 48;

const dayOfAll = (collection: string, day: string) =>
  db.doc(`${collection}/${schoolDayId(ALL_SCHOOLS, day)}`);

/**
 * Sums the days of all schools together from those of the single schools, as far as these may have changed since they
 * were summed last. A sum is set, so summing again, or twice at once, does no harm. Closed days stay as they are, with
 * what was counted in schools that are gone by now.
 */
export async function sumSchools(at: number): Promise<void> {
  const days = daysUpTo(new Date(at), LOOK_BACK);
  for (const [collection, fields] of Object.entries(SUMS)) {
    for (const day of await openDays(collection, days)) await sumDay(collection, day, fields, at);
  }
}

/** The days that were not summed since they are closed. */
async function openDays(collection: string, days: readonly string[]): Promise<string[]> {
  const sums = await db.getAll(...days.map((day) => dayOfAll(collection, day)), { fieldMask: ['summedAt'] });
  return days.filter((day, index) => {
    const summedAt: unknown = sums[index]?.get('summedAt');
    const closedAt = addHours(fromZonedTime(day, STATISTICS_TIME_ZONE), CLOSED_HOURS);
    return !(summedAt instanceof Timestamp) || summedAt.toMillis() < closedAt.getTime();
  });
}

async function sumDay(collection: string, day: string, fields: readonly string[], at: number): Promise<void> {
  const sums = Object.fromEntries(fields.map((field) => [field, 0]));
  const schools = db.collection(collection).where('day', '==', day);
  await eachPageOf(schools.select('schoolId', ...fields), async (page) => {
    for (const school of page) {
      if (school.get('schoolId') === ALL_SCHOOLS) continue;
      for (const field of fields) sums[field] = (sums[field] ?? 0) + (Number(school.get(field)) || 0);
    }
  });
  const sum = { schoolId: ALL_SCHOOLS, day, ...sums, summedAt: Timestamp.fromMillis(at) };
  // Beside the levels, which are measured.
  await dayOfAll(collection, day).set(sum, { merge: true });
}
