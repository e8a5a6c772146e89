import { Timestamp } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { DAY_MS } from '@/domain/time';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { TRIGGER } from '../platform/options';
import { listRef, parseList, tallyIn, tallyRef } from './documents';
import { remind } from './sign-up-reminder';

/** So many are reminded in one transaction. */
const AT_ONCE = 100;

/**
 * Reminds those who have something of a list of a day of tomorrow. Once for each date and person, however often it runs, as
 * the reminder's id says both; a list whose date has moved is a new one.
 */
export const remindOfSignUps = onSchedule(
  { region: TRIGGER.region, schedule: 'every 30 minutes', timeZone: 'Etc/UTC', timeoutSeconds: 540 },
  async () => {
    const at = await now();
    const due = await db
      .collection('signUpLists')
      .where('date', '>', Timestamp.fromMillis(at))
      .where('date', '<=', Timestamp.fromMillis(at + DAY_MS))
      .select()
      .get();
    for (const { id } of due.docs) {
      try {
        await remindOf(id, at);
      } catch (error) {
        // One must not keep the others from it; the next run tries again.
        log.error('A sign-up list was not reminded of', error, { listId: id });
      }
    }
  },
);

async function remindOf(listId: string, at: number): Promise<void> {
  const [found, kept] = await db.getAll(listRef(listId), tallyRef(listId));
  const list = parseList(found);
  const date = list?.date;
  // What is called off may be taken back.
  if (!date || list.isCancelled || !kept?.exists || kept.get('remindedOf') === date.getTime()) return;
  const uids = Object.entries(tallyIn(kept).claims)
    // Who has signed up in the last day before knows.
    .filter(
      ([, { granted, claimedAt }]) => Object.keys(granted).length > 0 && claimedAt <= date.getTime() - DAY_MS,
    )
    .map(([uid]) => uid);
  for (let start = 0; start < uids.length; start += AT_ONCE)
    await remindSome(listId, date, uids.slice(start, start + AT_ONCE), at);
  // Looked at no more before its date moves: who comes from now on has signed up in the last day.
  await tallyRef(listId).update({ remindedOf: date.getTime() });
}

/** What is so at this moment decides: the list may have moved, and a parent may have left or let go. */
const remindSome = (listId: string, date: Date, uids: readonly string[], at: number): Promise<void> =>
  db.runTransaction(async (tx) => {
    const [found, kept, ...accounts] = await tx.getAll(
      listRef(listId),
      tallyRef(listId),
      ...uids.map((uid) => userRef(uid)),
    );
    const list = parseList(found);
    if (!list || list.isCancelled || !kept || list.date?.getTime() !== date.getTime() || date.getTime() <= at)
      return;
    const { claims } = tallyIn(kept);
    const present = uids.filter(
      (uid, index) =>
        Object.keys(claims[uid]?.granted ?? {}).length > 0 &&
        parseUser(accounts[index])?.approvedSchools.includes(list.schoolId),
    );
    await remind(tx, { id: listId, date, schoolId: list.schoolId }, present);
  });
