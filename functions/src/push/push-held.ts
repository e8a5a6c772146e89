import { Timestamp } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { TRIGGER } from '../platform/options';
import { claimBundle, finishBundle } from './claim-bundle';
import { PUSH_PRIVATE_KEY, type Sender, sender } from './config';
import { sendClaimed } from './send-claimed';

/** So many are read at once, and so many are sent to at the same time. */
const PAGE = 100;
const AT_ONCE = 20;

/** Every five minutes, has the devices ring whose parents' quiet hours are over, once each, whatever has come meanwhile. */
export const pushHeld = onSchedule(
  {
    region: TRIGGER.region,
    schedule: 'every 5 minutes',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 540,
    secrets: [PUSH_PRIVATE_KEY],
  },
  async () => {
    const keys = sender();
    if (!keys) return;
    const at = await now();
    const due = db
      .collection('_pushQueues')
      .where('dueAt', '<=', Timestamp.fromMillis(at))
      .orderBy('dueAt')
      .limit(PAGE);
    let page = await due.get();
    for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
      const uids = page.docs.map(({ id }) => id);
      for (let start = 0; start < uids.length; start += AT_ONCE)
        await Promise.all(uids.slice(start, start + AT_ONCE).map((uid) => release(uid, at, keys)));
      page = await due.startAfter(last).get();
    }
  },
);

/** One must not stop the others: what has failed is due again. */
async function release(uid: string, at: number, keys: Sender): Promise<void> {
  try {
    const claim = await claimBundle(uid, at);
    if (!claim) return;
    await sendClaimed(claim, keys);
    await finishBundle(uid, at);
  } catch (error) {
    log.error('What was held was not sent to devices', error, { uid });
  }
}
