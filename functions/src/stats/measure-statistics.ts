import { HttpsError } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import * as v from 'valibot';
import { HOUR_MS } from '@/domain/time';
import { checkRateLimits } from '../limits/rate-limits';
import { readUser } from '../platform/accounts';
import { db } from '../platform/app';
import { callable, requireUid } from '../platform/callable';
import { now } from '../platform/clock';
import { inSharedTurn } from '../platform/in-turn';
import { log } from '../platform/log';
import { TRIGGER } from '../platform/options';
import { measureSchools } from './measure';

const PER_HOUR = 6;
/** Hundreds of schools take a while. */
const TIMEOUT_SECONDS = 540;

/** Every night, shortly after the day of the statistics began. */
export const measureNightly = onSchedule(
  {
    region: TRIGGER.region,
    schedule: 'every day 00:10',
    timeZone: 'Etc/UTC',
    timeoutSeconds: TIMEOUT_SECONDS,
  },
  async () => {
    const schools = await measureSchools(await now());
    log.info('Schools measured', { schools });
  },
);

/** The same at an admin's wish, a few times an hour. */
export const measureStatistics = callable(
  'measureStatistics',
  v.unknown(),
  async (_input, request): Promise<{ schools: number }> => {
    const uid = requireUid(request);
    if (!(await readUser(uid))?.isAdmin) throw new HttpsError('permission-denied', 'For admins only.');
    const at = await now();
    const limit = { name: 'measure', subject: uid, windows: [{ max: PER_HOUR, ms: HOUR_MS }] };
    const allowed = await db.runTransaction(async (tx) => {
      const spend = await checkRateLimits(tx, [limit], at);
      spend?.();
      return spend !== null;
    });
    if (!allowed) throw new HttpsError('resource-exhausted', 'Too often. Please try again later.');
    // Several at once would each count all of them.
    return { schools: await inSharedTurn('statistics', () => measureSchools(at)) };
  },
  { timeoutSeconds: TIMEOUT_SECONDS },
);
