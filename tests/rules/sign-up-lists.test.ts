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
import { describe } from 'vitest';
import { DAY_MS } from '@/domain/time';
import { allows, changes, denies, exactly, matrix } from './support/cases';
import { counted, createCounted } from './support/counted';
import { loadRules } from './support/environment';
import { ELMWOOD, EVENT_START, LONG_AGO, OAKFIELD, schoolEvent, signUpList } from './support/factories';
import { pause, pausePath } from './support/moderation';
import { MEMBERS, type Persona, SIGNED_IN } from './support/personas';

// The author is the host of a list that stands alone, and of an event.
const rules = loadRules('signuplists');
const LIST = 'signUpLists/cakeSale';
const OF_EVENT = 'signUpLists/event_sportsDay';
const lists = (persona: Persona) => collection(rules.as(persona), 'signUpLists');
const at = (persona: Persona, path = LIST) => doc(rules.as(persona), path);
const school = where('schoolId', '==', OAKFIELD);
const days = (count: number) => new Date(Date.now() + count * DAY_MS);
const upcoming = (persona: Persona, count = 50) =>
  query(lists(persona), school, where('date', '>=', LONG_AGO), orderBy('date'), limit(count));
const past = (persona: Persona) =>
  query(lists(persona), school, where('date', '<', days(999)), orderBy('date', 'desc'), limit(50));
const undated = (persona: Persona) =>
  query(lists(persona), school, where('date', '==', null), orderBy('createdAt', 'desc'), limit(50));

const cleared = () => rules.put({ 'signUpLists/newList': null });
const make = (payload: object, persona: Persona = 'member') =>
  createCounted(rules, persona, 'signUpLists', at(persona, 'signUpLists/newList'), payload);

describe('sign-up lists by role', () => {
  matrix([
    { verb: 'get', what: 'a list', may: MEMBERS, act: (p) => getDoc(at(p)) },
    {
      verb: 'get',
      what: 'a list that is gone',
      may: SIGNED_IN,
      act: (p) => getDoc(at(p, 'signUpLists/gone')),
    },
    {
      verb: 'get',
      what: 'the list of an event that has none',
      may: SIGNED_IN,
      act: (p) => getDoc(at(p, 'signUpLists/event_none')),
    },
    { verb: 'list', what: 'upcoming lists', may: MEMBERS, act: (p) => getDocsFromServer(upcoming(p)) },
    { verb: 'list', what: 'past lists', may: MEMBERS, act: (p) => getDocsFromServer(past(p)) },
    { verb: 'list', what: 'lists of no day', may: MEMBERS, act: (p) => getDocsFromServer(undated(p)) },
    { verb: 'count', what: 'upcoming lists', may: MEMBERS, act: (p) => getCountFromServer(upcoming(p)) },
    {
      verb: 'create',
      what: 'a list',
      may: MEMBERS,
      act: (p) => make(signUpList(p), p),
      setUp: cleared,
    },
    {
      verb: 'create',
      what: 'a list in another’s name',
      may: [],
      act: (p) => make(signUpList('fellow'), p),
      setUp: cleared,
    },
    {
      verb: 'update',
      what: 'the author’s list',
      may: ['author'],
      act: (p) => updateDoc(at(p), { title: 'Pie sale' }),
      setUp: () => rules.restore(LIST),
    },
    {
      verb: 'update',
      what: 'a list of before leaving the school',
      may: [],
      act: (p) => updateDoc(at(p, 'signUpLists/exMemberList'), { title: 'Pie sale' }),
    },
    {
      verb: 'delete',
      what: 'the author’s list',
      may: ['author'],
      act: (p) => deleteDoc(at(p)),
      setUp: () => rules.restore(LIST),
    },
  ]);
  denies('51 lists', () => getDocsFromServer(upcoming('member', 51)));
  denies('lists without a limit', () => getDocsFromServer(query(lists('member'), school)));
  denies('a list that is gone under an id that names a parent', () =>
    getDoc(at('member', 'signUpLists/author_sportsDay')),
  );
});

/** Slots as a list is stored with them, by their ids: what is wanted, and how many of it. */
const slots = (of: Record<string, readonly [label: unknown, count: unknown]>) => ({
  slotIds: Object.keys(of),
  labels: Object.fromEntries(Object.entries(of).map(([id, [label]]) => [id, label])),
  counts: Object.fromEntries(Object.entries(of).map(([id, [, count]]) => [id, count])),
});

const idOf = (place: number) => `slot${String(place).padStart(2, '0')}`;
const IDS = Array.from({ length: 30 }, (_, place) => idOf(place));
/** As many slots as a list may have, of a hundred each or what the test says. */
const thirty = (count: (place: number) => number = () => 100) =>
  slots(Object.fromEntries(IDS.map((id, place) => [id, ['Cake', count(place)]])));

describe('a new list', () => {
  exactly(
    'a list',
    () => signUpList('member'),
    (payload) => make(payload),
    {
      'in somebody else’s name': { userId: 'author' },
      'of another school': { schoolId: ELMWOOD },
      'without a title': { title: ' ' },
      'of a title that is none': { title: 5 },
      'of an endless title': { title: 'x'.repeat(121) },
      'of an endless description': { description: 'x'.repeat(1_001) },
      'of a description that is none': { description: null },
      'of no slots': slots({}),
      'of 31 slots': slots(Object.fromEntries([...IDS, 'more'].map((id) => [id, ['Cake', 1]]))),
      'of ids that are no list': { slotIds: { cake: 'cake', stand: 'stand' } },
      'of an id in one text': { slotIds: 'cake' },
      'of a slot that stands there twice': { slotIds: ['cake', 'cake'] },
      'of two of the same slot': { slotIds: ['cake', 'cake', 'stand'] },
      'of a slot that nothing is said of': { slotIds: ['cake', 'stand', 'pie'] },
      'of a label without a slot': { labels: { cake: 'Cake', stand: 'Stand', pie: 'Pie' } },
      'of a slot without a label': { labels: { cake: 'Cake' } },
      'of a label of another slot': { labels: { cake: 'Cake', pie: 'Pie' } },
      'of labels in a list': { labels: ['Cake', 'Stand'] },
      'of a number without a slot': { counts: { cake: 1, stand: 1, pie: 1 } },
      'of a slot without a number': { counts: { cake: 1 } },
      'of numbers in a list': { counts: [1, 1] },
      'of a day in words': { date: 'soon' },
      'of a day long ago': { date: days(-7.01) },
      'of a day years ahead': { date: days(1_096.5) },
      'closed by words': { isClosed: 'no' },
      'that is called off': { isCancelled: true },
      'dated back': { createdAt: LONG_AGO },
      'that poses as sought after': { summary: { taken: { cake: 3 }, people: {} } },
      'at an event, under another id': { eventId: 'sportsDay' },
    },
    cleared,
  );
  for (const [what, change] of Object.entries({
    'of the longest texts': { title: 'x'.repeat(120), description: 'x'.repeat(1_000) },
    'without a description': { description: '' },
    'for any time': { date: null },
    // Half days, as a run of the mutations reads this file long before its last cases.
    'of a day that has just gone': { date: days(-6.5) },
    'of the last day': { date: days(1_095.99) },
    'that is closed': { isClosed: true },
    'of thirty slots': thirty(),
    'of one slot for one': slots({ cake: ['Cake', 1] }),
    'of one slot for a hundred': slots({ cake: ['Cake', 100] }),
    'of a slot with the longest label': slots({ cake: ['y'.repeat(80), 1] }),
    'of labels of one letter': slots({ cake: ['x', 1], pie: ['y', 1] }),
    'of a slot with the longest id': slots({ ['x'.repeat(1_200)]: ['Cake', 1] }),
    'of a label with blanks and signs': slots({ cake: ['2 × “Cake” (3–4 pm)', 1] }),
  }))
    allows(`a list ${what}`, () => make({ ...signUpList('member'), ...change }), cleared);
  for (const [what, label] of Object.entries({
    'no label': '',
    'a blank label': '  ',
    'a label that ends in a blank': 'Cake ',
    'a label that begins with a blank': ' Cake',
    'an endless label': 'x'.repeat(81),
    'a label of two lines': 'Cake\nPie',
    'a label that is none': ['Cake'],
  })) {
    denies(
      `a slot with ${what}`,
      () => make({ ...signUpList('member'), ...slots({ cake: [label, 1] }) }),
      cleared,
    );
    denies(
      `a second slot with ${what}`,
      () => make({ ...signUpList('member'), ...slots({ cake: ['Cake', 1], pie: [label, 1] }) }),
      cleared,
    );
  }
  for (const count of [0, -1, 101, 1.5, '4', null])
    denies(
      `a slot of ${JSON.stringify(count)}`,
      () => make({ ...signUpList('member'), ...slots({ cake: ['Cake', 1], pie: ['Pie', count] }) }),
      cleared,
    );
  for (const id of ['a b', 'a_b', 'x'.repeat(1_201)])
    denies(
      `a slot called “${id.slice(0, 9)}”`,
      () => make({ ...signUpList('member'), ...slots({ [id]: ['Cake', 1] }) }),
      cleared,
    );
  denies(
    'a list that is not counted',
    () => setDoc(at('member', 'signUpLists/newList'), signUpList('member')),
    cleared,
  );
  denies(
    'a list counted as another',
    () =>
      counted(rules, 'member', ['signUpLists', 'other'], (batch) =>
        batch.set(at('member', 'signUpLists/newList'), signUpList('member')),
      ),
    cleared,
  );
  denies(
    'a list under an id that names a parent',
    () =>
      createCounted(rules, 'member', 'signUpLists', at('member', 'signUpLists/a_b'), signUpList('member')),
    () => rules.put({ 'signUpLists/a_b': null }),
  );
  denies(
    'a list while paused',
    () => make(signUpList('member')),
    async () => {
      await cleared();
      await rules.put({ [pausePath('member')]: pause('member') });
    },
  );
});

describe('the list of an event', () => {
  const ofEvent = (change: object = {}) => ({
    ...signUpList('author'),
    ...{ eventId: 'sportsDay', date: EVENT_START },
    ...change,
  });
  const none =
    (event: object = {}) =>
    async () => {
      await rules.put({
        [OF_EVENT]: null,
        'signUpLists/sportsDay': null,
        'signUpLists/event_other': null,
        // Who is refused is refused for the event.
        [pausePath('member')]: null,
        'events/sportsDay': { ...schoolEvent('author'), createdAt: LONG_AGO, ...event },
      });
    };
  const hang = (payload: object, persona: Persona = 'author', path = OF_EVENT) =>
    createCounted(rules, persona, 'signUpLists', at(persona, path), payload);
  allows('by its host', () => hang(ofEvent()), none());
  denies('by another member', () => hang(ofEvent({ userId: 'member' }), 'member'), none());
  denies('at another time than its own', () => hang(ofEvent({ date: days(3) })), none());
  denies('at any time', () => hang(ofEvent({ date: null })), none());
  denies('of another school', () => hang(ofEvent()), none({ schoolId: ELMWOOD }));
  denies('a second one', () => hang(ofEvent(), 'author', 'signUpLists/sportsDay'), none());
  denies(
    'under the id of another event’s',
    () => hang(ofEvent(), 'author', 'signUpLists/event_other'),
    none(),
  );
  denies(
    'of an event that is not there',
    () => hang(ofEvent({ eventId: 'other' }), 'author', 'signUpLists/event_other'),
    none(),
  );
  denies('under an event’s id without it', () => hang(ofEvent({ eventId: null })), none());
  const there = () => rules.put({ [OF_EVENT]: { ...ofEvent(), createdAt: LONG_AGO } });
  allows('with other words', () => updateDoc(at('author', OF_EVENT), { title: 'Pies' }), there);
  denies(
    'moved by itself',
    () =>
      counted(rules, 'author', ['signUpLists', 'event_sportsDay'], (batch) =>
        batch.update(at('author', OF_EVENT), { date: days(2) }),
      ),
    there,
  );
});

describe('a list that is there', () => {
  const three = { summary: { taken: { cake: 3 }, people: {} } };
  const stands =
    (fields: object = {}) =>
    () =>
      rules.put({ [LIST]: { ...signUpList('author'), createdAt: LONG_AGO, ...fields } });
  const change = (fields: object) => updateDoc(at('author'), fields);
  const countedChange = (fields: object, id = 'cakeSale') =>
    counted(rules, 'author', ['signUpLists', id], (batch) => batch.update(at('author'), { ...fields }));
  changes(
    'a list of which three cakes are taken',
    change,
    {
      right: {
        'other words': { title: 'Pies', description: '' },
        'no more sign-ups': { isClosed: true },
        'a slot more': slots({ cake: ['Cake', 4], stand: ['Stand', 2], pie: ['Pie', 1] }),
        'more of one': slots({ cake: ['Cake', 9], stand: ['Stand', 2] }),
        'as few as are taken': slots({ cake: ['Cake', 3], stand: ['Stand', 2] }),
        'another label': slots({ cake: ['Lemon cake', 4], stand: ['Stand', 2] }),
        'another order': { slotIds: ['stand', 'cake'] },
        'without what nobody has taken': slots({ cake: ['Cake', 4] }),
      },
      wrong: {
        'fewer than are taken': slots({ cake: ['Cake', 2], stand: ['Stand', 2] }),
        'without what is taken': slots({ stand: ['Stand', 2] }),
        'with what is taken under another id': slots({ pie: ['Cake', 4] }),
        'a slot of none': slots({ cake: ['Cake', 4], pie: ['Pie', 0] }),
        'a slot without a label': {
          slotIds: ['cake', 'stand', 'pie'],
          counts: { cake: 4, stand: 2, pie: 1 },
        },
        'an endless label': { labels: { cake: 'x'.repeat(81), stand: 'Stand' } },
        'no title': { title: '' },
        'an endless title': { title: 'x'.repeat(121) },
        'an endless description': { description: 'x'.repeat(1_001) },
        'closed by words': { isClosed: 'yes' },
        'another host': { userId: 'member' },
        'another school': { schoolId: ELMWOOD },
        'an event': { eventId: 'sportsDay' },
        'another age': { createdAt: serverTimestamp() },
        'what is taken': { summary: null },
        'being called off': { isCancelled: true },
        'a field too many': { extra: true },
        'another day that is not counted': { date: days(2) },
        'no day, not counted': { date: null },
      },
    },
    stands(three),
  );
  const all = (count: number) => Object.fromEntries(IDS.map((id) => [id, count]));
  const ofAll = (taken: object) => stands({ ...thirty(() => 50), summary: { taken, people: {} } });
  for (let spoilt = 0; spoilt < 30; spoilt += 1)
    denies(
      `thirty slots of which number ${spoilt + 1} becomes fewer than are taken`,
      () => change(thirty((place) => (place === spoilt ? 6 : 7))),
      ofAll(all(7)),
    );
  for (let count = 1; count < 30; count += 1) {
    const some = (last: number) =>
      slots(
        Object.fromEntries(
          IDS.slice(0, count).map((id, at_) => [id, ['Cake', at_ === count - 1 ? last : 7]]),
        ),
      );
    const taken = Object.fromEntries(IDS.slice(0, count).map((id) => [id, 7]));
    denies(
      `${count} slots of which the last becomes fewer than are taken`,
      () => change(some(6)),
      stands({ ...some(50), summary: { taken, people: {} } }),
    );
  }
  allows('thirty slots, each as few as are taken', () => change(thirty(() => 7)), ofAll(all(7)));
  allows('thirty slots of which one is taken', () => change(thirty(() => 7)), ofAll({ [idOf(29)]: 7 }));
  allows(
    'slots of which nothing is taken any more, all new',
    () => change(slots({ pie: ['Pie', 1] })),
    stands({ summary: { taken: {}, people: {} } }),
  );
  allows('slots of none taken, all new', () => change(slots({ pie: ['Pie', 1] })), stands());
  allows('another day', () => countedChange({ date: days(2) }), stands());
  allows('no day', () => countedChange({ date: null }), stands());
  denies('another day counted as another list’s', () => countedChange({ date: days(2) }, 'other'), stands());
  denies('a day years ahead', () => countedChange({ date: days(1_097) }), stands());
  denies('a day long ago', () => countedChange({ date: days(-8) }), stands());
  allows('other words for one of long ago', () => change({ title: 'Pies' }), stands({ date: LONG_AGO }));
});
