import { onSchedule } from 'firebase-functions/v2/scheduler';
import { bucket, db } from '../platform/app';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { TRIGGER } from '../platform/options';
import { deleteFile } from './stored-file';

const FOLDER = 'proof-uploads/';
/** Time for a client to write its request after the upload, also over a bad connection. */
const GRACE_MS = 24 * 60 * 60_000;

/**
 * Once a day, deletes proof documents that no open request names: the upload went through and the request did not,
 * or a second document replaced the first. Identity papers are not kept for nothing.
 */
export const sweepProofs = onSchedule(
  { region: TRIGGER.region, schedule: 'every day 03:30', timeZone: 'Etc/UTC' },
  async () => {
    const before = (await now()) - GRACE_MS;
    const [files] = await bucket().getFiles({ prefix: FOLDER });
    let deleted = 0;
    for (const file of files) {
      const { timeCreated } = file.metadata;
      if (!timeCreated || Date.parse(timeCreated) > before || (await isNeeded(file.name))) continue;
      await deleteFile(file.name);
      deleted += 1;
    }
    log.info('Proof documents swept', { seen: files.length, deleted });
  },
);

/** Whether an open request of the document's owner, whose uid its name begins with, names it. */
async function isNeeded(path: string): Promise<boolean> {
  const uid = path.slice(FOLDER.length).split('-')[0];
  const open = await db.collection('pendingRequests').where('userId', '==', uid).get();
  return open.docs.some((request) => request.get('proofPath') === path);
}
