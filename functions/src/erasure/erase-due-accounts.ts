import { Timestamp } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { readUser } from '../platform/accounts';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { TRIGGER } from '../platform/options';
import { eraseAccount } from './erase-account';
import { mustHandOver } from './hand-over';
import { PSEUDONYM_KEY } from './pseudonym';

/** So many in an hour; the rest follows in the next. */
const AT_ONCE = 50;

/** Once an hour, deletes the accounts whose week is over. */
export const eraseDueAccounts = onSchedule(
  {
    region: TRIGGER.region,
    schedule: 'every 60 minutes',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 1800,
    secrets: [PSEUDONYM_KEY],
  },
  async () => {
    const at = Timestamp.fromMillis(await now());
    const due = await db
      .collection('accountDeletions')
      .where('dueAt', '<=', at)
      .orderBy('dueAt')
      .limit(AT_ONCE)
      .get();
    for (const wish of due.docs) await erase(wish.id, wish.get('keepPosts') === true);
  },
);

async function erase(uid: string, keepPosts: boolean): Promise<void> {
  try {
    const user = await readUser(uid);
    // Others may have gone in that week, so that nobody would be left.
    const isLast = user && (await mustHandOver(user, user.approvedSchools, { isAccount: true }));
    if (isLast) log.warn('An account waits to be deleted until somebody takes over', { uid, ...isLast });
    else await eraseAccount(uid, keepPosts);
  } catch (error) {
    // One must not stop the others; the next hour goes on where this one has stopped.
    log.error('An account was not deleted', error, { uid });
  }
}
