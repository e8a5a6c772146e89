import { subDays } from 'date-fns';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { PROOF_FOLDER } from './lost-proof';
import { SWEEP, sweep } from './sweep';

/** Time for a client to write its request after the upload, also over a bad connection. */
const GRACE_DAYS = 1;

/**
 * Once a day, deletes proof documents that no open request names: the upload went through and the request did not,
 * or a second document replaced the first. Identity papers are not kept for nothing.
 */
export const sweepProofs = onSchedule({ ...SWEEP, schedule: 'every day 03:30' }, async () => {
  const before = subDays(await now(), GRACE_DAYS).getTime();
  await sweep(
    PROOF_FOLDER,
    (uploaded) => uploaded <= before,
    ({ path }) => isNamed(path),
  );
});

/** Whether an open request of the document's owner, whose uid its name begins with, names it. */
async function isNamed(path: string): Promise<boolean> {
  const uid = path.slice(PROOF_FOLDER.length).split('-')[0];
  const open = await db.collection('pendingRequests').where('userId', '==', uid).get();
  return open.docs.some((request) => request.get('proofPath') === path);
}
