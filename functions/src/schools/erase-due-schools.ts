import { Timestamp } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { TRIGGER } from '../platform/options';
import { eraseSchool } from './erase-school';

/** So many in an hour; the rest follows in the next. */
const AT_ONCE = 5;

/** Once an hour, deletes the schools whose week is over. */
export const eraseDueSchools = onSchedule(
  { region: TRIGGER.region, schedule: 'every 60 minutes', timeZone: 'Etc/UTC', timeoutSeconds: 1800 },
  async () => {
    const at = Timestamp.fromMillis(await now());
    const due = await db
      .collection('schools')
      .where('deleteAt', '<=', at)
      .orderBy('deleteAt')
      .limit(AT_ONCE)
      .get();
    for (const { id } of due.docs) {
      try {
        await eraseSchool(id);
      } catch (error) {
        // One must not stop the others; the next hour goes on where this one has stopped.
        log.error('A school was not deleted', error, { schoolId: id });
      }
    }
  },
);
