import { deleteDoc, doc, writeBatch } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { DAILY_LIMITS } from '@/domain/daily-limit';
import { dayAfter } from '@/domain/rate-counter';
import { counter, counterPath, today } from '../support/counted';
import { loadRules } from '../support/environment';
import { LONG_AGO, post, schoolEvent } from '../support/factories';
import { RECORDS } from '../support/world';

const rules = loadRules('race');
const as = 'member';

describe('a member who floods', () => {
  test('31 posts in a minute are 30, also when each is deleted and made again', {
    timeout: 60_000,
  }, async () => {
    await rules.put({ [counterPath(as, 'posts')]: null });
    const db = rules.as(as);
    const outcomes: string[] = [];
    for (let number = 0; number < 31; number += 1) {
      const batch = writeBatch(db);
      batch.set(doc(db, 'posts', 'again'), post(RECORDS.member));
      batch.set(doc(db, counterPath(as, 'posts')), counter('again'), { merge: true });
      await batch.commit().then(
        () => outcomes.push('made'),
        (error: { code: string }) => outcomes.push(error.code),
      );
      if (outcomes.at(-1) === 'made') await deleteDoc(doc(db, 'posts', 'again'));
    }
    expect(outcomes).toEqual([...Array.from({ length: 30 }, () => 'made'), 'permission-denied']);
  });

  test('of tabs that race for the last two events of a day exactly two win', {
    timeout: 60_000,
  }, async () => {
    await rules.put({
      [counterPath(as, 'events')]: {
        count: DAILY_LIMITS.events - 2,
        lastId: 'before',
        at: LONG_AGO,
        expiresAt: dayAfter(today()),
      },
    });
    const tabs = Array.from({ length: 5 }, (_, tab) => {
      // Each with a connection of its own.
      const db = rules.as(as, { tab });
      const batch = writeBatch(db);
      batch.set(doc(db, 'events', `raced${tab}`), schoolEvent(as));
      batch.set(doc(db, counterPath(as, 'events')), counter(`raced${tab}`), { merge: true });
      return batch.commit();
    });
    const outcomes = await Promise.allSettled(tabs);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });
});
