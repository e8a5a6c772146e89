import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { log } from '../platform/log';
import { TRIGGER } from '../platform/options';
import { type DuePropagation, finish, keepPlace, listDue } from './due-propagations';
import { PROPAGATED, propagatePage } from './propagation-pages';

/** Less than the platform lets it run, so that it stops where it has noted how far it is. */
const MINUTES = 8;
const AT_ONCE = 100;

/** Once an hour, carries out to all posts, comments and notifications what a change of a profile could not reach at once. */
export const propagateDue = onSchedule(
  { region: TRIGGER.region, schedule: 'every 60 minutes', timeZone: 'Etc/UTC', timeoutSeconds: 540 },
  async () => {
    const end = Date.now() + MINUTES * 60_000;
    for (const account of await listDue(AT_ONCE)) {
      try {
        if (!(await propagateAll(account, end))) return;
      } catch (error) {
        // One must not stop the others; the next hour goes on where this one has stopped.
        log.error('A profile was not carried out', error, { uid: account.id });
      }
    }
  },
);

/** @returns false when the time was up before all was done */
async function propagateAll(account: DocumentSnapshot, end: number): Promise<boolean> {
  const { asked, place } = account.data() as DuePropagation;
  const from = place?.asked === asked ? place : { kind: 0, after: null };
  let { after } = from;
  for (let { kind } = from; kind < PROPAGATED.length; kind += 1) {
    do {
      if (Date.now() > end) return false;
      const pages = PROPAGATED[kind];
      after = pages ? await propagatePage(pages, account.id, after) : null;
      await keepPlace(account, after ? { asked, kind, after } : { asked, kind: kind + 1, after: null });
    } while (after);
  }
  await finish(account, asked);
  return true;
}
