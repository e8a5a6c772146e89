import { subHours } from 'date-fns';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { SWEEP } from '../cleanup/sweep';
import { bucket } from '../platform/app';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { checkFile } from './check-file';
import { CHECKING } from './checking';
import { FOLDERS } from './file-bounds';
import { isChecked } from './settle-file';

/** The platform has given a fresh file to its trigger by then. */
const GRACE_HOURS = 1;

/**
 * Once a day, checks what the trigger has not: an event that was lost, or failed for a day, leaves no file that is
 * trusted for ever.
 */
export const sweepUnchecked = onSchedule({ ...CHECKING, ...SWEEP, schedule: 'every day 04:30' }, async () => {
  const before = subHours(await now(), GRACE_HOURS).getTime();
  for (const folder of FOLDERS) await checkFolder(folder, before);
});

async function checkFolder(folder: string, before: number): Promise<void> {
  for await (const { name, metadata } of bucket().getFilesStream({ prefix: `${folder}/` })) {
    if (isChecked(metadata.metadata) || Date.parse(metadata.timeCreated ?? '') > before) continue;
    try {
      await checkFile({ ...metadata, name });
    } catch (error) {
      // One that can't be checked keeps no other from it.
      log.error('A file could not be checked', error, { folder });
    }
  }
}
