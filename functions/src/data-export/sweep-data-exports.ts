import { subHours } from 'date-fns';
import { Timestamp } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { EXPORT_HOURS } from '@/domain/limits';
import { SWEEP, sweep } from '../cleanup/sweep';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { deleteAll } from '../platform/delete-query';

/** Collections of copies that were asked for, and the folders in which the files lie. */
const COPIES = { dataExports: 'data-exports', schoolExports: 'school-exports' };

/** Once an hour, deletes copies that are a day old: nobody's whole life here lies about for longer than it takes to fetch it. */
export const sweepDataExports = onSchedule({ ...SWEEP, schedule: 'every 60 minutes' }, async () => {
  const at = await now();
  for (const [collection, folder] of Object.entries(COPIES)) await sweepCopies(collection, folder, at);
});

async function sweepCopies(collection: string, folder: string, at: number): Promise<void> {
  const copies = db.collection(collection);
  await deleteAll(copies.where('expiresAt', '<=', Timestamp.fromMillis(at)));
  // One that was never ready is given up, and can be asked for again.
  const stale = Timestamp.fromDate(subHours(at, EXPORT_HOURS));
  await deleteAll(copies.where('status', '==', 'making').where('requestedAt', '<=', stale));
  await sweep(
    `${folder}/`,
    () => true,
    ({ path }) => isAsked(collection, path),
  );
}

/** Whether it is the copy that somebody may still fetch, or is being made for them. */
async function isAsked(collection: string, path: string): Promise<boolean> {
  const [, id = '', fileName] = path.split('/');
  const asked = await db.doc(`${collection}/${id}`).get();
  return asked.get('status') === 'making' || asked.get('fileName') === fileName;
}
