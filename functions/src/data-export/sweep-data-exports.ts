import { subHours } from 'date-fns';
import { Timestamp } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { EXPORT_HOURS } from '@/domain/limits';
import { deleteAll } from '../cleanup/delete-query';
import { SWEEP, sweep } from '../cleanup/sweep';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { exportRef } from './make-archive';

const EXPORTS = 'data-exports';

/** Once an hour, deletes copies that are a day old: nobody's whole life here lies about for longer than it takes to fetch it. */
export const sweepDataExports = onSchedule({ ...SWEEP, schedule: 'every 60 minutes' }, async () => {
  const at = await now();
  await deleteAll(db.collection('dataExports').where('expiresAt', '<=', Timestamp.fromMillis(at)));
  // One that was never ready is given up, and can be asked for again.
  const stale = Timestamp.fromDate(subHours(at, EXPORT_HOURS));
  await deleteAll(
    db.collection('dataExports').where('status', '==', 'making').where('requestedAt', '<=', stale),
  );
  await sweep(
    `${EXPORTS}/`,
    () => true,
    ({ path }) => isAsked(path),
  );
});

/** Whether it is the copy that somebody may still fetch, or is being made for them. */
async function isAsked(path: string): Promise<boolean> {
  const [, uid = '', fileName] = path.split('/');
  const asked = await exportRef(uid).get();
  return asked.get('status') === 'making' || asked.get('fileName') === fileName;
}
