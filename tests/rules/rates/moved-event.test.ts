import { doc, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { DAILY_LIMITS } from '@/domain/daily-limit';
import { DAY_MS } from '@/domain/time';
import { allows, denies } from '../support/cases';
import { counter, counterPath, storedCount } from '../support/counted';
import { loadRules } from '../support/environment';
import { LONG_AGO, schoolEvent } from '../support/factories';

const rules = loadRules('rates-moved-event');
const as = 'member';
const COUNTER = counterPath(as, 'events');

describe('a moved event', () => {
  const stands = (count: number) => async () => {
    await rules.put({ 'events/stands': { ...schoolEvent(as), createdAt: LONG_AGO } });
    await rules.put({ [COUNTER]: storedCount(count) });
  };
  const start = new Date(Date.now() + DAY_MS);
  const change = (fields: object, lastId: string | null = 'stands') => {
    const db = rules.as(as);
    const batch = writeBatch(db);
    batch.update(doc(db, 'events', 'stands'), { ...fields });
    if (lastId !== null) batch.set(doc(db, COUNTER), counter(lastId), { merge: true });
    return batch.commit();
  };
  const most = DAILY_LIMITS.events;
  allows('the last of the day', () => change({ start, end: null }), stands(most - 1));
  denies('one more than a day has', () => change({ start, end: null }), stands(most));
  denies('one that is not counted', () => change({ start, end: null }, null), stands(0));
  denies('one that ends later, not counted', () => change({ end: null }, null), stands(0));
  denies('one that counts another', () => change({ start, end: null }, 'else'), stands(0));
  denies(
    'one with a count of before',
    () => change({ start, end: null }, null),
    async () => {
      await stands(0)();
      await rules.put({ [COUNTER]: storedCount(1, 'stands') });
    },
  );
  allows('other words for one, when the day is full', () => change({ title: 'Fête' }, null), stands(most));
  denies(
    'two with one count',
    () => {
      const db = rules.as(as);
      const batch = writeBatch(db);
      for (const id of ['stands', 'other']) batch.update(doc(db, 'events', id), { start, end: null });
      batch.set(doc(db, COUNTER), counter('stands'), { merge: true });
      return batch.commit();
    },
    async () => {
      await stands(0)();
      await rules.put({ 'events/other': { ...schoolEvent(as), createdAt: LONG_AGO } });
    },
  );
});
