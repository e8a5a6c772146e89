import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/domain/time';
import { allows, changes, denies, exactly, matrix } from './support/cases';
import { cooldownPath, DECIDED, decide, rejection } from './support/decisions';
import { loadRules } from './support/environment';
import {
  auditEntry,
  ELMWOOD,
  joinCooldown,
  joinRequest,
  joinRequestTimes,
  LONG_AGO,
  OAKFIELD,
  userSchool,
} from './support/factories';
import type { Persona } from './support/personas';
import { OTHER_CODE, RECORDS, SCHOOL_CODE } from './support/world';

/** How often and how soon somebody may ask, and who may let them ask sooner. */
const rules = loadRules('pace');
const COOLDOWN = cooldownPath('newcomer');
const REVIEWERS = ['moderator', 'admin'] as const;
const WEEK = 7 * DAY_MS;
const ago = (ms: number) => Timestamp.fromMillis(Date.now() - ms);
const stored = (change: object = {}) => ({
  ...joinCooldown(RECORDS.newcomer, OAKFIELD, 'removal'),
  startedAt: ago(HOUR_MS),
  ...change,
});

type Times = Record<string, unknown> | null;

/** A request of the newcomer with the note of its time, as our own client sends them. */
function ask(schoolId = OAKFIELD, times: Times = joinRequestTimes(`newcomer_${schoolId}`)): Promise<void> {
  const db = rules.as('newcomer');
  const batch = writeBatch(db);
  const code = schoolId === OAKFIELD ? SCHOOL_CODE : OTHER_CODE;
  const id = `newcomer_${schoolId}`;
  batch.set(doc(db, 'pendingRequests', id), joinRequest(RECORDS.newcomer, schoolId, code));
  batch.update(doc(db, 'users', 'newcomer'), { schoolIds: [schoolId], schools: [userSchool(schoolId)] });
  if (times) batch.set(doc(db, 'joinRequestTimes', 'newcomer'), times);
  return batch.commit();
}

/** Before a try: nothing asked, this cooldown, these times. */
const given =
  (cooldown: object | null, times: object | null = null) =>
  () =>
    rules.put({
      'users/newcomer': RECORDS.newcomer,
      'pendingRequests/newcomer_oakfield': null,
      'pendingRequests/newcomer_elmwood': null,
      'joinRequestTimes/newcomer': times,
      [COOLDOWN]: cooldown,
      'auditLog/lift1': null,
    });

describe('asking again after a rejection or a removal', () => {
  allows('it after a week', () => ask(), given(stored({ startedAt: ago(WEEK + HOUR_MS) })));
  allows('another school meanwhile', () => ask(ELMWOOD), given(stored()));
  allows('it when a reviewer has lifted the cooldown', () => ask(), given(stored({ liftedAt: ago(1) })));
  denies('it at once', () => ask(), given(stored()));
  denies(
    'it an hour before the week is over',
    () => ask(),
    given(stored({ startedAt: ago(WEEK - HOUR_MS) })),
  );
});

describe('five requests a week', () => {
  const times = (...agos: number[]) => {
    const [last = ago(0), ...earlier] = agos.map(ago);
    return { requestId: 'newcomer_elmwood', last, earlier };
  };
  /** The next note after these times. */
  const next = (known: { last: Timestamp; earlier: Timestamp[] }) =>
    joinRequestTimes('newcomer_oakfield', [known.last, ...known.earlier].slice(0, 4));
  const day = (count: number) => count * DAY_MS;
  const four = times(day(1), day(2), day(3), day(4));
  const five = times(day(1), day(2), day(3), day(4), day(5));
  const old = times(day(1), day(2), day(3), day(4), WEEK + HOUR_MS);
  const nearly = times(day(1), day(2), day(3), day(4), WEEK - HOUR_MS);
  allows('the fifth', () => ask(OAKFIELD, next(four)), given(null, four));
  denies('the sixth', () => ask(OAKFIELD, next(five)), given(null, five));
  denies(
    'the sixth, when the first is almost a week ago',
    () => ask(OAKFIELD, next(nearly)),
    given(null, nearly),
  );
  allows('one when the fifth before is a week ago', () => ask(OAKFIELD, next(old)), given(null, old));
  denies('one whose time is not noted', () => ask(OAKFIELD, null), given(null));
  denies(
    'one with the note of an earlier one',
    () => ask(OAKFIELD, null),
    given(null, { ...times(HOUR_MS), requestId: 'newcomer_oakfield' }),
  );
  denies(
    'one with the note of another',
    () => ask(OAKFIELD, joinRequestTimes('newcomer_elmwood')),
    given(null),
  );
  denies(
    'two with one note',
    () => {
      const db = rules.as('newcomer');
      const batch = writeBatch(db);
      for (const [school, code] of [
        [OAKFIELD, SCHOOL_CODE],
        [ELMWOOD, OTHER_CODE],
      ] as const)
        batch.set(
          doc(db, 'pendingRequests', `newcomer_${school}`),
          joinRequest(RECORDS.newcomer, school, code),
        );
      batch.set(doc(db, 'joinRequestTimes', 'newcomer'), joinRequestTimes('newcomer_oakfield'));
      return batch.commit();
    },
    async () => {
      await given(null)();
      const both = { schoolIds: [OAKFIELD, ELMWOOD], schools: [userSchool(OAKFIELD), userSchool(ELMWOOD)] };
      await rules.put({ 'users/newcomer': { ...RECORDS.newcomer, ...both } });
    },
  );

  const ref = (persona: Persona) => doc(rules.as(persona), 'joinRequestTimes', 'newcomer');
  matrix([
    {
      verb: 'get',
      what: 'when somebody asked',
      may: ['newcomer'],
      act: (p) => getDoc(ref(p)),
      setUp: given(null, four),
    },
    {
      verb: 'update',
      what: 'the times with one more',
      may: ['newcomer'],
      act: (p) => setDoc(ref(p), next(four)),
      setUp: given(null, four),
    },
    { verb: 'delete', what: 'the times', may: [], act: (p) => deleteDoc(ref(p)), setUp: given(null, four) },
  ]);
  exactly(
    'the first time',
    () => joinRequestTimes('newcomer_oakfield'),
    (payload) => setDoc(ref('newcomer'), payload),
    { 'of long ago': { last: LONG_AGO }, 'with one before it': { earlier: [LONG_AGO] } },
    given(null),
  );
  denies(
    'the first time, by another parent',
    () => setDoc(ref('pending'), joinRequestTimes('x')),
    given(null),
  );
  exactly(
    'the next time',
    () => next(four),
    (payload) => setDoc(ref('newcomer'), payload),
    {
      'of long ago': { last: LONG_AGO },
      'that forgets the last': { earlier: four.earlier },
      'that forgets all': { earlier: [] },
      'that forgets the oldest': { earlier: [four.last, ...four.earlier.slice(0, 2)] },
      'that dates one back': { earlier: [LONG_AGO, ...four.earlier] },
    },
    given(null, four),
  );
  const forget = (drop: number) => () =>
    setDoc(ref('newcomer'), joinRequestTimes('x', [old.last, ...old.earlier].slice(0, drop)));
  denies('five times kept beside the new one', forget(5), given(null, old));
  denies('two times forgotten when one may be', forget(3), given(null, old));
});

describe('cooldowns', () => {
  const ref = (persona: Persona) => doc(rules.as(persona), COOLDOWN);
  const list = (persona: Persona, count = 100, schoolId = OAKFIELD) =>
    getDocs(
      query(
        collection(rules.as(persona), 'schools', schoolId, 'joinCooldowns'),
        orderBy('startedAt', 'desc'),
        limit(count),
      ),
    );
  const all = (persona: Persona, count = 100) =>
    getDocs(query(collectionGroup(rules.as(persona), 'joinCooldowns'), orderBy('startedAt'), limit(count)));
  const there = given(stored());
  const lift = (persona: Persona, change: object = {}, entry: object | null = {}) => {
    const db = rules.as(persona);
    const batch = writeBatch(db);
    const valid = auditEntry('lift-cooldown', persona, 'newcomer');
    if (entry) batch.set(doc(db, 'auditLog', 'lift1'), { ...valid, ...entry });
    batch.update(doc(db, COOLDOWN), { liftedAt: serverTimestamp(), lastAuditId: 'lift1', ...change });
    return batch.commit();
  };
  matrix([
    { verb: 'get', what: 'one', may: ['newcomer', ...REVIEWERS], act: (p) => getDoc(ref(p)), setUp: there },
    { verb: 'list', what: 'those of a school', may: REVIEWERS, act: (p) => list(p), setUp: there },
    { verb: 'list', what: 'those of all schools', may: ['admin'], act: (p) => all(p), setUp: there },
    { verb: 'update', what: 'one that is lifted', may: REVIEWERS, act: (p) => lift(p), setUp: there },
    { verb: 'delete', what: 'one', may: [], act: (p) => deleteDoc(ref(p)), setUp: there },
    {
      verb: 'create',
      what: 'one without a decision',
      may: [],
      act: (p) => setDoc(ref(p), joinCooldown(RECORDS.newcomer, OAKFIELD, 'removal')),
      setUp: given(null),
    },
    {
      verb: 'update',
      what: 'one that begins anew without a decision',
      may: [],
      act: (p) => updateDoc(ref(p), { startedAt: serverTimestamp() }),
      setUp: there,
    },
  ]);
  allows('a look at none', () => getDoc(ref('newcomer')), given(null));
  denies('101 of a school', () => list('moderator', 101), there);
  denies('101 of all', () => all('admin', 101), there);
  const refusals: [what: string, change: object, entry?: object | null][] = [
    ['without its entry', {}, null],
    ['naming an old entry', { lastAuditId: 'removal' }, null],
    ['with an entry about somebody else', {}, { targetId: 'author' }],
    ['with an entry of another school', {}, { schoolId: ELMWOOD }],
    ['with an entry in another’s name', {}, { actorId: 'moderator' }],
    ['with an entry of long ago', {}, { at: LONG_AGO }],
    ['with an entry of another act', {}, { action: 'reject-request' }],
    ['with a detail', {}, { detail: 'please' }],
    ['with a subject', {}, { subject: { authorId: 'author', excerpt: 'x' } }],
    ['at another time', { liftedAt: LONG_AGO }],
    ['with an entry that it does not name', { lastAuditId: 'removal' }],
    ['with another beginning', { startedAt: LONG_AGO }],
    ['with a field too many', { by: 'admin' }],
  ];
  for (const [what, change, entry] of refusals)
    denies(`lifting one ${what}`, () => lift('admin', change, entry), there);
  denies(
    'an entry of a lifting that never was',
    () =>
      setDoc(doc(rules.as('admin'), 'auditLog', 'lift1'), auditEntry('lift-cooldown', 'admin', 'newcomer')),
    there,
  );
  denies(
    'an entry of a lifting under the fixed id of a deletion',
    () => {
      const db = rules.as('admin');
      const id = 'delete-post_schoolPost';
      const batch = writeBatch(db);
      batch.set(doc(db, 'auditLog', id), auditEntry('lift-cooldown', 'admin', 'newcomer'));
      batch.update(doc(db, COOLDOWN), { liftedAt: serverTimestamp(), lastAuditId: id });
      return batch.commit();
    },
    there,
  );
});

describe('a cooldown that a rejection starts', () => {
  const undecided = () => rules.restore(...DECIDED);
  const old = async () => {
    await undecided();
    await rules.put({
      [cooldownPath('pending')]: { ...joinCooldown(RECORDS.pending, OAKFIELD, 'x'), startedAt: LONG_AGO },
    });
  };
  const reject = (change: object) => {
    const decision = rejection('moderator');
    return decide(rules.as('moderator'), { ...decision, cooldown: { ...decision.cooldown, ...change } });
  };
  changes(
    'one',
    reject,
    {
      right: { 'as it is': {} },
      wrong: {
        'dated back': { startedAt: LONG_AGO },
        'lifted at once': { liftedAt: serverTimestamp() },
        'of somebody else': { userId: 'author' },
        'of another school': { schoolId: ELMWOOD },
        'with another first name': { firstName: 'Else' },
        'with another last name': { lastName: 'Else' },
        'of another decision': { lastAuditId: 'removal' },
        'with a field too many': { reason: 'x' },
      },
    },
    undecided,
  );
  allows('it in the place of an old one', () => reject({}), old);
  denies(
    'one for somebody else by the same decision',
    () =>
      decide(rules.as('moderator'), {
        ...rejection('moderator'),
        alsoSet: { [cooldownPath('author')]: joinCooldown(RECORDS.author, OAKFIELD, 'decision1') },
      }),
    undecided,
  );
  denies(
    'one at another school by the same decision',
    () =>
      decide(rules.as('moderator'), {
        ...rejection('moderator'),
        alsoSet: { [cooldownPath('pending', ELMWOOD)]: joinCooldown(RECORDS.pending, ELMWOOD, 'decision1') },
      }),
    undecided,
  );
});
