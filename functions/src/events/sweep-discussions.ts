import { subDays } from 'date-fns';
import { Timestamp } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { eventDiscussionId } from '@/domain/event-discussion';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { TRIGGER } from '../platform/options';
import { postRef } from '../platform/posts';
import { syncDiscussion } from './sync-discussion';

/** Longer than the platform goes on delivering an event. */
const SINCE_DAYS = 3;

/** Once a day, opens the discussions of new events whose trigger was lost or has failed for a day. */
export const sweepDiscussions = onSchedule(
  { region: TRIGGER.region, schedule: 'every day 04:20', timeZone: 'Etc/UTC' },
  async () => {
    const since = Timestamp.fromDate(subDays(await now(), SINCE_DAYS));
    const recent = await db.collection('events').where('createdAt', '>=', since).select().get();
    for (const { id } of recent.docs) {
      const discussion = await postRef(eventDiscussionId(id)).get();
      if (!discussion.exists) await syncDiscussion(id);
    }
  },
);
