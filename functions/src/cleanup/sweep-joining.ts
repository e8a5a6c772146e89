import { subDays } from 'date-fns';
import { Timestamp } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { JOIN_COOLDOWN_DAYS, JOIN_REQUEST_DAYS } from '@/domain/limits';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { deleteAll } from '../platform/delete-query';
import { TRIGGER } from '../platform/options';

/**
 * Once a day, deletes cooldowns that have ended and times of asking that bound nothing any more, those of accounts that
 * are gone among them: who was rejected, and who asked when, is not kept for nothing. A TTL policy can't do it, as it
 * needs an end in the document, which rules can't add up from the time of the server.
 */
export const sweepJoining = onSchedule(
  { region: TRIGGER.region, schedule: 'every day 04:10', timeZone: 'Etc/UTC' },
  async () => {
    const at = await now();
    const daysBefore = (days: number) => Timestamp.fromDate(subDays(at, days));
    await deleteAll(
      db.collectionGroup('joinCooldowns').where('startedAt', '<=', daysBefore(JOIN_COOLDOWN_DAYS)),
    );
    // The last time is the newest: all of them are over.
    await deleteAll(db.collection('joinRequestTimes').where('last', '<=', daysBefore(JOIN_REQUEST_DAYS)));
  },
);
