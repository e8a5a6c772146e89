import { deepEqual, equal } from 'node:assert/strict';
import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { announcementOfDayId } from '@/domain/announcement-ids';
import { DAY_MS } from '@/domain/time';
import { announcement } from './support/announcements';
import { allows, changes, denies, exactly, matrix } from './support/cases';
import { counted, today } from './support/counted';
import { loadRules } from './support/environment';
import { ELMWOOD, LONG_AGO, OAKFIELD } from './support/factories';
import { pause, pausePath } from './support/moderation';
import { MEMBERS, type Persona } from './support/personas';

const rules = loadRules('announcements');
/** One of the moderators of Oakfield, and one of an admin; both of long ago. */
const OF_DAY = 'announcements/oakfield_0';
const OF_ADMIN = 'announcements/ofAdmin';
const STAFF = ['moderator', 'admin'] as const;
const READERS = [...MEMBERS, 'admin'] as const;

const all = (persona: Persona) => collection(rules.as(persona), 'announcements');
const at = (persona: Persona, path: string) => doc(rules.as(persona), path);
/** Asked for anew by each case: a long run may go over midnight. */
const idOf = (schoolId = OAKFIELD, days = 0) => announcementOfDayId(schoolId, today() + days * DAY_MS);
const announce = (persona: Persona, id: string, payload: object = announcement(persona)) =>
  counted(rules, persona, ['announcements', id], (batch) =>
    batch.set(at(persona, `announcements/${id}`), payload),
  );
const stored = (fields: object = {}) => ({
  ...announcement('moderator'),
  ...{ createdAt: LONG_AGO, publishedAt: LONG_AGO },
  ...fields,
});
const none = () =>
  rules.put({
    [`announcements/${idOf()}`]: null,
    'announcements/news': null,
    [pausePath('moderator')]: null,
  });
const there =
  (fields: object = {}) =>
  () =>
    rules.put({ [OF_DAY]: stored(fields), [pausePath('moderator')]: null });

describe('announcements by role', () => {
  const ofParents = (persona: Persona, schoolId = OAKFIELD, count = 20) =>
    query(
      all(persona),
      where('schoolId', '==', schoolId),
      where('withdrawnAt', '==', null),
      orderBy('createdAt', 'desc'),
      limit(count),
    );
  const ofStaff = (persona: Persona, schoolId = OAKFIELD) =>
    query(all(persona), where('schoolId', '==', schoolId), orderBy('createdAt', 'desc'), limit(20));
  const newest = (persona: Persona) =>
    query(
      all(persona),
      where('schoolId', '==', OAKFIELD),
      where('withdrawnAt', '==', null),
      where('publishedAt', '>=', new Date(0)),
      orderBy('publishedAt', 'desc'),
      limit(1),
    );
  matrix([
    { verb: 'get', what: 'one', may: READERS, act: (p) => getDoc(at(p, OF_DAY)), setUp: there() },
    {
      verb: 'get',
      what: 'one that was withdrawn',
      may: STAFF,
      act: (p) => getDoc(at(p, OF_DAY)),
      setUp: there({ withdrawnAt: LONG_AGO, withdrawnBy: 'moderator' }),
    },
    {
      verb: 'get',
      what: 'one of a day that has none',
      may: STAFF,
      act: (p) => getDoc(at(p, 'announcements/oakfield_1')),
    },
    { verb: 'get', what: 'one that never was', may: ['admin'], act: (p) => getDoc(at(p, 'announcements/x')) },
    {
      verb: 'list',
      what: 'a school’s',
      may: READERS,
      act: (p) => getDocsFromServer(ofParents(p)),
      setUp: there(),
    },
    {
      verb: 'list',
      what: 'the newest',
      may: READERS,
      act: (p) => getDocsFromServer(newest(p)),
      setUp: there(),
    },
    {
      verb: 'count',
      what: 'a school’s',
      may: READERS,
      act: (p) => getCountFromServer(ofParents(p)),
      setUp: there(),
    },
    {
      verb: 'list',
      what: 'a school’s with those that were withdrawn',
      may: STAFF,
      act: (p) => getDocsFromServer(ofStaff(p)),
      setUp: there({ withdrawnAt: LONG_AGO, withdrawnBy: 'moderator' }),
    },
    {
      verb: 'create',
      what: 'that of the day',
      may: ['moderator'],
      act: (p) => announce(p, idOf()),
      setUp: none,
    },
    { verb: 'create', what: 'another one', may: ['admin'], act: (p) => announce(p, 'news'), setUp: none },
    { verb: 'delete', what: 'one', may: [], act: (p) => deleteDoc(at(p, OF_DAY)), setUp: there() },
    { verb: 'delete', what: 'one of an admin', may: [], act: (p) => deleteDoc(at(p, OF_ADMIN)) },
  ]);
  denies('21 at once', () => getDocsFromServer(ofParents('member', OAKFIELD, 21)));
  denies('those of all schools', () => getDocsFromServer(query(all('moderator'), limit(20))));
  denies('another school’s to a parent', () => getDocsFromServer(ofParents('member', ELMWOOD)));
  denies('another school’s to its moderator', () => getDocsFromServer(ofStaff('moderator', ELMWOOD)));
});

describe('announcing', () => {
  const WRONG = {
    'in somebody else’s name': { userId: 'admin' },
    'with a blank title': { title: ' \n ' },
    'with a title of 121 characters': { title: 'x'.repeat(121) },
    'with a blank text': { text: '' },
    'with a text of 5,001 characters': { text: 'x'.repeat(5_001) },
    'with a text that is none': { text: ['x'] },
    'that asks in words': { asksAcknowledgement: 'yes' },
    'of a later version': { version: 2 },
    'dated back': { createdAt: LONG_AGO },
    'that came out in another moment': { publishedAt: new Date(Date.now() + 5 * DAY_MS) },
    'that poses as corrected': { correctedAt: serverTimestamp() },
    'corrected by somebody': { correctedBy: 'moderator' },
    'that is withdrawn': { withdrawnAt: serverTimestamp() },
    'withdrawn by somebody': { withdrawnBy: 'moderator' },
  };
  exactly(
    'the announcement of a day',
    () => announcement('moderator'),
    (payload) => announce('moderator', idOf(), payload),
    { ...WRONG, 'to another school': { schoolId: ELMWOOD } },
    none,
  );
  exactly(
    'an announcement of an admin',
    () => announcement('admin'),
    (payload) => announce('admin', 'news', payload),
    { ...WRONG, 'in somebody else’s name': { userId: 'moderator' }, 'to no school': { schoolId: 'nowhere' } },
    none,
  );
  allows(
    'one that asks for nothing',
    () => announce('moderator', idOf(), { ...announcement('moderator'), asksAcknowledgement: false }),
    none,
  );
  allows(
    'a text of 5,000 characters',
    () => announce('moderator', idOf(), { ...announcement('moderator'), text: 'x'.repeat(5_000) }),
    none,
  );
  for (const [what, id] of [
    ['that of yesterday', () => idOf(OAKFIELD, -1)],
    ['that of tomorrow', () => idOf(OAKFIELD, 1)],
    ['that of another school', () => idOf(ELMWOOD)],
    ['one of an id of its own', () => 'news'],
    ['a second one of the day', () => `${idOf()}_2`],
  ] as const)
    denies(`${what} by a moderator`, () => announce('moderator', id()), none);
  denies('that of the moderators by an admin', () => announce('admin', idOf()), none);
  denies('an id that names a day by an admin', () => announce('admin', 'oakfield_7'), none);
  denies('one to a school of which one was moderator', () => announce('strayModerator', idOf()), none);
  denies(
    'one while paused',
    () => announce('moderator', idOf()),
    async () => {
      await none();
      await rules.put({ [pausePath('moderator')]: pause('moderator') });
    },
  );
  denies(
    'one that is not counted',
    () => setDoc(at('moderator', `announcements/${idOf()}`), announcement('moderator')),
    none,
  );
  denies(
    'one that counts something else',
    () =>
      counted(rules, 'moderator', ['announcements', 'else'], (batch) =>
        batch.set(at('moderator', `announcements/${idOf()}`), announcement('moderator')),
      ),
    none,
  );
  denies(
    'one to a school that is archived, by an admin',
    () => announce('admin', 'news', { ...announcement('admin'), schoolId: 'closed' }),
    async () => {
      await none();
      await rules.put({ 'schools/closed': { id: 'closed', archivedAt: LONG_AGO } });
    },
  );
});

describe('the one of the day', () => {
  const second = { ...announcement('otherMo'), title: 'Another', userId: 'otherMo' };
  denies(
    'a second one over the first, by another moderator',
    () => announce('moderator', idOf()),
    async () => {
      await none();
      await rules.put({ [`announcements/${idOf()}`]: { ...second, createdAt: new Date() } });
    },
  );
  denies(
    'a second one after the first was withdrawn',
    () => announce('moderator', idOf()),
    async () => {
      await none();
      await rules.put({
        [`announcements/${idOf()}`]: stored({ withdrawnAt: new Date(), withdrawnBy: 'moderator' }),
      });
    },
  );
  it('goes to one of two moderators who write at the same moment, and keeps their words', {}, async () => {
    await none();
    const record = (await getDoc(doc(rules.past, 'users/moderator'))).data() ?? {};
    await rules.put({
      'users/exMember': { ...record, uid: 'exMember' },
      [pausePath('exMember')]: null,
    });
    const [first, other] = await Promise.allSettled([
      announce('moderator', idOf(), { ...announcement('moderator'), title: 'moderator' }),
      announce('exMember', idOf(), { ...announcement('exMember'), title: 'exMember' }),
    ]);
    await rules.restore('users/exMember');
    deepEqual([first?.status, other?.status].sort(), ['fulfilled', 'rejected']);
    const kept = (await getDoc(doc(rules.past, `announcements/${idOf()}`))).data();
    equal(kept?.title, kept?.userId);
    equal(kept?.userId, first?.status === 'fulfilled' ? 'moderator' : 'exMember');
  });
});

describe('correcting', () => {
  const correct = (persona: Persona, change: object = {}, path = OF_DAY) =>
    counted(rules, persona, ['announcements', path.split('/')[1] ?? ''], (batch) =>
      batch.update(at(persona, path), {
        text: 'Please come by the south entrance.',
        ...{ version: 2, publishedAt: serverTimestamp() },
        ...{ correctedAt: serverTimestamp(), correctedBy: persona },
        ...change,
      }),
    );
  const ofAdmin = () => rules.restore(OF_ADMIN);
  matrix([
    {
      verb: 'update',
      what: 'one of the moderators with other words',
      may: STAFF,
      act: (p) => correct(p),
      setUp: there(),
    },
    {
      verb: 'update',
      what: 'one of an admin with other words',
      may: ['admin'],
      act: (p) => correct(p, {}, OF_ADMIN),
      setUp: ofAdmin,
    },
  ]);
  changes(
    'a correction',
    (change) => correct('moderator', change),
    {
      right: {
        'of the title as well': { title: 'The gate is open' },
        'of the title alone': { title: 'The gate is open', text: stored().text },
      },
      wrong: {
        'that changes nothing': { text: stored().text },
        'of the same version': { version: 1 },
        'two versions on': { version: 3 },
        'dated back': { correctedAt: LONG_AGO },
        'that came out in another moment': { publishedAt: new Date(Date.now() + 5 * DAY_MS) },
        'that does not come out': { publishedAt: LONG_AGO },
        'in somebody else’s name': { correctedBy: 'admin' },
        'with a blank text': { text: ' ' },
        'with a title of 121 characters': { title: 'x'.repeat(121) },
        'of another author': { userId: 'admin' },
        'of another school': { schoolId: ELMWOOD },
        'of the moment': { createdAt: serverTimestamp() },
        'that asks no more': { asksAcknowledgement: false },
        'that withdraws as well': { withdrawnAt: serverTimestamp(), withdrawnBy: 'moderator' },
        'with a field too many': { extra: true },
      },
    },
    there(),
  );
  allows(
    'a second correction',
    () => correct('moderator', { version: 3 }),
    there({ version: 2, correctedAt: LONG_AGO, correctedBy: 'moderator' }),
  );
  denies(
    'of what somebody else has corrected meanwhile',
    () => correct('moderator'),
    there({ version: 2, correctedAt: LONG_AGO, correctedBy: 'admin' }),
  );
  denies(
    'of what was withdrawn',
    () => correct('moderator'),
    there({ withdrawnAt: LONG_AGO, withdrawnBy: 'admin' }),
  );
  denies(
    'while paused',
    () => correct('moderator'),
    () => rules.put({ [OF_DAY]: stored(), [pausePath('moderator')]: pause('moderator') }),
  );
  denies(
    'that is not counted',
    () =>
      updateDoc(at('moderator', OF_DAY), {
        text: 'Other',
        version: 2,
        publishedAt: serverTimestamp(),
        correctedAt: serverTimestamp(),
        correctedBy: 'moderator',
      }),
    there(),
  );
});

describe('withdrawing', () => {
  const withdraw = (persona: Persona, change: object = {}, path = OF_DAY) =>
    updateDoc(at(persona, path), { withdrawnAt: serverTimestamp(), withdrawnBy: persona, ...change });
  matrix([
    {
      verb: 'update',
      what: 'one of the moderators by withdrawing it',
      may: STAFF,
      act: (p) => withdraw(p),
      setUp: there(),
    },
    {
      verb: 'update',
      what: 'one of an admin by withdrawing it',
      may: ['admin'],
      act: (p) => withdraw(p, {}, OF_ADMIN),
      setUp: () => rules.restore(OF_ADMIN),
    },
  ]);
  changes(
    'a withdrawal',
    (change) => withdraw('moderator', change),
    {
      right: { 'as it is': {} },
      wrong: {
        'with other words': { text: 'Nothing' },
        'as news': { publishedAt: serverTimestamp() },
        'dated back': { withdrawnAt: LONG_AGO },
        'in somebody else’s name': { withdrawnBy: 'admin' },
        'by nobody': { withdrawnBy: null },
      },
    },
    there(),
  );
  allows(
    'while paused',
    () => withdraw('moderator'),
    () => rules.put({ [OF_DAY]: stored(), [pausePath('moderator')]: pause('moderator') }),
  );
  const gone = there({ withdrawnAt: LONG_AGO, withdrawnBy: 'moderator' });
  denies('twice', () => withdraw('moderator'), gone);
  denies('and giving it back', () => withdraw('admin', { withdrawnAt: null, withdrawnBy: null }), gone);
});
