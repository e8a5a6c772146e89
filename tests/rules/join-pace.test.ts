import { deleteDoc, doc, getDoc, setDoc, type Timestamp, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/domain/time';
import { allows, denies, exactly, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { ELMWOOD, joinRequest, joinRequestTimes, LONG_AGO, OAKFIELD, userSchool } from './support/factories';
import { ago, beforeAsking, storedCooldown } from './support/joining';
import type { Persona } from './support/personas';
import { OTHER_CODE, RECORDS, SCHOOL_CODE } from './support/world';

/** How often and how soon somebody may ask. */
const rules = loadRules('pace');
const WEEK = 7 * DAY_MS;
const given = beforeAsking(rules);

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

describe('asking again after a rejection or a removal', () => {
  allows('it after a week', () => ask(), given(storedCooldown({ startedAt: ago(WEEK + HOUR_MS) })));
  allows('another school meanwhile', () => ask(ELMWOOD), given(storedCooldown()));
  allows(
    'it when a reviewer has lifted the cooldown',
    () => ask(),
    given(storedCooldown({ liftedAt: ago(1) })),
  );
  denies('it at once', () => ask(), given(storedCooldown()));
  denies(
    'it an hour before the week is over',
    () => ask(),
    given(storedCooldown({ startedAt: ago(WEEK - HOUR_MS) })),
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

  const NO_ID = {
    'of what is no id': { requestId: { text: 'x' } },
    'of an id of 201 characters': { requestId: 'x'.repeat(201) },
  };
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
    { ...NO_ID, 'of long ago': { last: LONG_AGO }, 'with one before it': { earlier: [LONG_AGO] } },
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
      ...NO_ID,
      'of long ago': { last: LONG_AGO },
      'that forgets the last': { earlier: four.earlier },
      'that forgets all': { earlier: [] },
      'that forgets the oldest': { earlier: [four.last, ...four.earlier.slice(0, 2)] },
      'that dates one back': { earlier: [LONG_AGO, ...four.earlier] },
    },
    given(null, four),
  );
  allows(
    'the first time, of an id of 200 characters',
    () => setDoc(ref('newcomer'), joinRequestTimes('x'.repeat(200))),
    given(null),
  );
  const forget = (drop: number) => () =>
    setDoc(ref('newcomer'), joinRequestTimes('x', [old.last, ...old.earlier].slice(0, drop)));
  denies('five times kept beside the new one', forget(5), given(null, old));
  denies('two times forgotten when one may be', forget(3), given(null, old));
});
