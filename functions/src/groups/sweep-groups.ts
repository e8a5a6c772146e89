import { subDays } from 'date-fns';
import { Timestamp } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { GROUP_FILES } from '@/domain/entities/group-file';
import { GROUP_DECLINED_DAYS, GROUP_REMOVED_DAYS } from '@/domain/group-limits';
import { SWEEP, sweep } from '../cleanup/sweep';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { deleteAll } from '../platform/delete-query';
import { isListed } from './group-file';

/** A device may carry a file that is uploaded already for weeks before it is online again. */
const GRACE_DAYS = 30;
const WAITS = { declined: GROUP_DECLINED_DAYS, removed: GROUP_REMOVED_DAYS } as const;

/**
 * Once a day, deletes waits that are over, as who was turned down or put out is not kept for nothing, and files that no
 * group lists: given up, refused, or lost with a device.
 */
export const sweepGroups = onSchedule({ ...SWEEP, schedule: 'every day 04:00' }, async () => {
  const at = await now();
  for (const [kind, days] of Object.entries(WAITS)) {
    const over = Timestamp.fromDate(subDays(at, days));
    await deleteAll(db.collection('groupCooldowns').where('kind', '==', kind).where('startedAt', '<=', over));
  }
  const due = subDays(at, GRACE_DAYS).getTime();
  await sweep(
    `${GROUP_FILES}/`,
    (uploaded) => uploaded <= due,
    ({ path }) => isListed(path),
  );
});
