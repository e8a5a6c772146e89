import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocsFromServer,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { DAILY_LIMITS } from '@/domain/daily-limit';
import { type CountedKind, dayAfter, rateCounterId, type WrittenKind } from '@/domain/rate-counter';
import { DAY_MS } from '@/domain/time';
import { allows, changes, denies, exactly, matrix, removals } from './support/cases';
import { counter, counterPath, createCounted, likeCounted, storedCount, today } from './support/counted';
import { loadRules } from './support/environment';
import { comment, GROUP, group, groupMembership, LONG_AGO, post } from './support/factories';
import { type Persona, SIGNED_IN } from './support/personas';
import { RECORDS } from './support/world';

const rules = loadRules('rates');
const as = 'member';
const at = (path: string, persona: Persona = as) => doc(rules.as(persona), path);

const holds = (kind: CountedKind, count: number) => () =>
  rules.put({ [counterPath(as, kind)]: storedCount(count) });

describe('counters by role', () => {
  const own = (persona: Persona) => at(counterPath(persona, 'posts'), persona);
  matrix([
    { verb: 'get', what: 'one’s own counter, there or not', may: SIGNED_IN, act: (p) => getDoc(own(p)) },
    {
      verb: 'get',
      what: 'the counter of a parent',
      may: ['author'],
      act: (p) => getDoc(at(counterPath('author', 'posts'), p)),
    },
    {
      verb: 'list',
      what: 'counters',
      may: [],
      act: (p) => getDocsFromServer(query(collection(rules.as(p), 'rateCounters'), limit(1))),
    },
    {
      verb: 'create',
      what: 'the counter of a parent',
      may: ['author'],
      act: (p) => setDoc(at(counterPath('author', 'posts'), p), { ...storedCount(1), at: serverTimestamp() }),
      setUp: () => rules.put({ [counterPath('author', 'posts')]: null }),
    },
    { verb: 'delete', what: 'one’s own counter', may: [], act: (p) => deleteDoc(own(p)) },
  ]);
});

describe('a counter', () => {
  // Asked for anew by each case: a long run may go over midnight.
  const path = () => counterPath(as, 'posts');
  const begun = () => ({ ...storedCount(1, 'p'), at: serverTimestamp() });
  const WRONG = {
    'without an id': { lastId: null },
    'with an id of 401 characters': { lastId: 'x'.repeat(401) },
    'of another time': { at: LONG_AGO },
    'that goes before its day does': { expiresAt: new Date(today()) },
    'that stays': { expiresAt: new Date(dayAfter(today()).getTime() + 1) },
  };
  exactly(
    'the first of the day',
    begun,
    (payload) => setDoc(at(path()), payload),
    { ...WRONG, 'of two': { count: 2 }, 'of none': { count: 0 }, 'below nothing': { count: -100 } },
    () => rules.put({ [path()]: null }),
  );
  changes(
    'the next',
    (change) => setDoc(at(path()), { at: serverTimestamp(), ...change }, { merge: true }),
    {
      right: {
        'one more': { count: increment(1), lastId: 'q' },
        'one more with an id of 400 characters': { count: increment(1), lastId: 'x'.repeat(400) },
      },
      wrong: {
        'as many': {},
        'begun anew': { count: 1 },
        'two more': { count: 9 },
        'one less': { count: 6 },
        'a field too many': { count: increment(1), extra: true },
        ...Object.fromEntries(
          Object.entries(WRONG).map(([what, change]) => [what, { count: increment(1), ...change }]),
        ),
        ...removals('count', 'lastId', 'expiresAt'),
      },
    },
    holds('posts', 7),
  );
  const under =
    (idOn: (day: number) => string, days = 0) =>
    () =>
      setDoc(at(`rateCounters/${idOn(today())}`), {
        ...begun(),
        expiresAt: dayAfter(today() + days * DAY_MS),
      });
  const postsOf = (days: number) => (day: number) => rateCounterId(as, 'posts', day + days * DAY_MS);
  denies('a counter of yesterday', under(postsOf(-1), -1));
  denies('a counter of tomorrow', under(postsOf(1), 1));
  denies('a counter of tomorrow that ends today', under(postsOf(1)));
  denies(
    'a counter of nothing that is counted',
    under((day) => `${as}_poems_${day}`),
  );
  denies(
    'a counter under another id',
    under((day) => `${as}_posts_${day}_2`),
  );
});

describe('a member who floods', () => {
  const batchOf = (write: (db: Firestore, batch: ReturnType<typeof writeBatch>) => void) => () => {
    const db = rules.as(as);
    const batch = writeBatch(db);
    write(db, batch);
    return batch.commit();
  };
  denies(
    'two posts with one count',
    batchOf((db, batch) => {
      for (const id of ['one', 'two']) batch.set(doc(db, 'posts', id), post(RECORDS.member));
      batch.set(doc(db, counterPath(as, 'posts')), counter('two'), { merge: true });
    }),
    holds('posts', 0),
  );
  denies(
    'comments of one id under two posts with one count',
    batchOf((db, batch) => {
      for (const postId of ['schoolPost', 'welcome_author_oakfield'])
        batch.set(doc(db, `posts/${postId}/comments`, 'twin'), comment(RECORDS.member));
      batch.set(doc(db, counterPath(as, 'comments')), counter('schoolPost/twin'), { merge: true });
    }),
    holds('comments', 0),
  );
  denies(
    'a post counted in somebody else’s name',
    batchOf((db, batch) => {
      batch.set(doc(db, 'posts', 'foreign'), post(RECORDS.member));
      batch.set(doc(db, counterPath('author', 'posts')), counter('foreign'), { merge: true });
    }),
  );
  denies(
    'a post counted as a comment',
    batchOf((db, batch) => {
      batch.set(doc(db, 'posts', 'other'), post(RECORDS.member));
      batch.set(doc(db, counterPath(as, 'comments')), counter('other'), { merge: true });
    }),
    holds('comments', 0),
  );
  denies(
    'the counter deleted beside the post it counts',
    batchOf((db, batch) => {
      batch.set(doc(db, 'posts', 'free'), post(RECORDS.member));
      batch.delete(doc(db, counterPath(as, 'posts')));
    }),
    holds('posts', 30),
  );
});

describe('a member who joins and leaves in a loop', () => {
  const join = (groupId: string, kind: WrittenKind | null, lastId = groupId) => {
    const db = rules.as(as);
    const batch = writeBatch(db);
    batch.set(doc(db, 'groupMemberships', `${as}_${groupId}`), groupMembership(as, groupId));
    if (kind) batch.set(doc(db, counterPath(as, kind)), counter(lastId), { merge: true });
    return batch.commit();
  };
  const outside =
    (memberships: number, groups = 0) =>
    async () => {
      await rules.restore(`groupMemberships/${as}_${GROUP}`);
      await holds('memberships', memberships)();
      await holds('groups', groups)();
    };
  allows(
    'leaving, when the day is full',
    () => deleteDoc(at(`groupMemberships/${as}_${GROUP}`)),
    async () => {
      await outside(DAILY_LIMITS.memberships)();
      await rules.put({ [`groupMemberships/${as}_${GROUP}`]: groupMembership(as, GROUP) });
    },
  );
  denies(
    'two groups with one count',
    () => {
      const db = rules.as(as);
      const batch = writeBatch(db);
      for (const id of [GROUP, 'second'])
        batch.set(doc(db, 'groupMemberships', `${as}_${id}`), groupMembership(as, id));
      batch.set(doc(db, counterPath(as, 'memberships')), counter(GROUP), { merge: true });
      return batch.commit();
    },
    async () => {
      await outside(0)();
      await rules.put({ 'groups/second': group('second', 'author') });
    },
  );
  // Three more, no more: what is counted so founds no group that day.
  allows('one counted as a founding', () => join(GROUP, 'groups'), outside(0));
  denies('one counted as a founding, when three are', () => join(GROUP, 'groups'), outside(0, 3));
  denies('one counted as a post', () => join(GROUP, 'posts'), outside(0));
});

// What a post, a comment and a like cost is printed with the fullest (docs/operations.md).
describe('the cost', () => {
  allows('of a post', () => createCounted(rules, as, 'posts', at('posts/cost'), post(RECORDS.member)));
  allows('of a comment', () =>
    createCounted(rules, as, 'comments', at('posts/schoolPost/comments/cost'), comment(RECORDS.member)),
  );
  allows(
    'of a like',
    () => likeCounted(rules, as, at('posts/schoolPost'), { likedBy: ['groupMember', 'moderator', as] }),
    () => rules.restore('posts/schoolPost'),
  );
});
