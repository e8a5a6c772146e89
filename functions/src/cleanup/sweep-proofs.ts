import { subDays } from 'date-fns';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { MAX_PROOF_DAYS } from '@/domain/limits';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { PROOF_FOLDER, takeOffProof } from './lost-proof';
import { SWEEP, sweep } from './sweep';

/** Time for a client to write its request after the upload, also over a bad connection. */
const GRACE_DAYS = 1;
/** The next night would be too late for a document that reaches its end before it. */
const NIGHT_DAYS = 1;

/**
 * Once a day, deletes proof documents that no open request names: the upload went through and the request did not,
 * or a second document replaced the first. One that a request still names goes when its days are over, and the request
 * asks its parent for another. Identity papers are not kept for nothing, nor for as long as nobody decides.
 */
export const sweepProofs = onSchedule({ ...SWEEP, schedule: 'every day 03:30' }, async () => {
  const at = await now();
  const before = subDays(at, GRACE_DAYS).getTime();
  const longBefore = subDays(at, MAX_PROOF_DAYS - NIGHT_DAYS).getTime();
  await sweep(
    PROOF_FOLDER,
    (uploaded) => uploaded <= before,
    async ({ path, uploaded }) => {
      if (uploaded > longBefore) return isNamed(path);
      // Off the request first, so that no reviewer is shown a document that is gone.
      await takeOffProof(path);
      return false;
    },
  );
});

/** Whether an open request of the document's owner, whose uid its name begins with, names it. */
async function isNamed(path: string): Promise<boolean> {
  const uid = path.slice(PROOF_FOLDER.length).split('-')[0];
  const open = await db.collection('pendingRequests').where('userId', '==', uid).get();
  return open.docs.some((request) => request.get('proofPath') === path);
}
