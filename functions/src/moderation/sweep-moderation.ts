import { subDays } from 'date-fns';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { SWEEP } from '../cleanup/sweep';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { deleteAll } from '../platform/delete-query';
import { dueHiddenContent } from '../platform/hidden-content';
import { log } from '../platform/log';
import { deleteHidden } from './delete-hidden';
import { endCase } from './end-case';
import { BAD_FAITH_DAYS, standings } from './reporters';

/** So long a decided case is kept, with all that was said in it. */
const KEPT_DAYS = 365;
const PAGE = 100;

/**
 * Once a day, ends what is over: content that was removed and can't be appealed for any more, pauses, weights lost by bad
 * faith, and cases a year after their last change, with all that belongs to them.
 */
export const sweepModeration = onSchedule({ ...SWEEP, schedule: 'every day 02:50' }, async () => {
  const at = new Date(await now());
  await each(dueHiddenContent(at).orderBy('finalAt'), (hidden) => deleteHidden(hidden));
  await deleteAll(db.collectionGroup('pauses').where('until', '<=', at));
  await deleteAll(standings().where('badFaithAt', '<=', subDays(at, BAD_FAITH_DAYS).getTime()));
  const old = db.collection('moderationCases').where('updatedAt', '<=', subDays(at, KEPT_DAYS));
  // One that still waits is kept, however old it is.
  await each(old.orderBy('updatedAt'), async (found) => {
    if (found.get('isWaiting') !== true) await endCase(found);
  });
});

/** One that fails keeps no other from its end, and is there again the next night. */
async function each(
  query: FirebaseFirestore.Query,
  end: (found: FirebaseFirestore.QueryDocumentSnapshot) => Promise<void>,
): Promise<void> {
  const pages = query.limit(PAGE);
  for (let page = await pages.get(); !page.empty; page = await pages.startAfter(page.docs.at(-1)).get()) {
    for (const found of page.docs) {
      try {
        await end(found);
      } catch (error) {
        log.error('Something of moderation could not be ended', error, { collection: found.ref.parent.id });
      }
    }
  }
}
