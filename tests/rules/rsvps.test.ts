import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { DAY_MS } from '@/domain/time';
import { allows, changes, denies, exactly, matrix } from './support/cases';
import { counted } from './support/counted';
import { loadRules } from './support/environment';
import { ELMWOOD, LONG_AGO, rsvp, schoolEvent } from './support/factories';
import { block, blockPath, pause, pausePath } from './support/moderation';
import { MEMBERS, type Persona, SIGNED_IN } from './support/personas';
import { RECORDS } from './support/world';

// The author is the host, the member has answered.
const rules = loadRules('rsvps');
const EVENT = 'events/sportsDay';
const rsvps = (persona: Persona) => collection(rules.as(persona), `${EVENT}/rsvps`);
const ref = (persona: Persona, of: string = persona) => doc(rsvps(persona), of);
const latest = (persona: Persona, count = 200) =>
  query(rsvps(persona), orderBy('answeredAt', 'desc'), limit(count));
const answer = (persona: Persona, payload: object, of: string = persona, eventId = 'sportsDay') =>
  counted(rules, persona, ['rsvps', eventId], (batch) =>
    batch.set(doc(rules.as(persona), `events/${eventId}/rsvps/${of}`), payload),
  );
const none = (persona: Persona) => rules.put({ [`${EVENT}/rsvps/${persona}`]: null });
const there = () => rules.restore(`${EVENT}/rsvps/member`);

describe('answers by role', () => {
  matrix([
    {
      verb: 'get',
      what: 'a parent’s answer',
      may: ['member', 'author'],
      act: (p) => getDoc(ref(p, 'member')),
      setUp: there,
    },
    {
      verb: 'get',
      what: 'one’s own answer, there or not',
      may: SIGNED_IN,
      act: (p) => getDoc(ref(p)),
      setUp: there,
    },
    {
      verb: 'list',
      what: 'the answers to an event',
      may: ['author'],
      act: (p) => getDocsFromServer(latest(p)),
    },
    {
      verb: 'count',
      what: 'the answers to an event',
      may: ['author'],
      act: (p) => getCountFromServer(latest(p)),
    },
    {
      verb: 'list',
      what: 'the answers to an event of before leaving the school',
      may: [],
      act: (p) => getDocsFromServer(query(collection(rules.as(p), 'events/exMemberEvent/rsvps'), limit(1))),
    },
    {
      verb: 'list',
      what: 'one’s own answers to all events',
      may: [],
      act: (p) =>
        getDocsFromServer(query(collectionGroup(rules.as(p), 'rsvps'), where('userId', '==', p), limit(1))),
    },
    {
      verb: 'create',
      what: 'an answer',
      may: MEMBERS,
      act: (p) => answer(p, rsvp(p)),
      setUp: none,
    },
    {
      verb: 'create',
      what: 'an answer in another’s name',
      may: [],
      act: (p) => answer(p, rsvp('fellow'), 'fellow'),
    },
    {
      verb: 'create',
      what: 'one’s own answer in another’s place',
      may: [],
      act: (p) => answer(p, rsvp(p), 'fellow'),
    },
    {
      verb: 'update',
      what: 'the member’s answer',
      may: ['member'],
      act: (p) => answer(p, { ...rsvp('member'), answer: 'no', children: [] }, 'member'),
      setUp: there,
    },
    {
      verb: 'delete',
      what: 'an answer',
      may: [],
      act: (p) => deleteDoc(ref(p, 'member')),
      setUp: there,
    },
  ]);
  denies('answers without a limit', () => getDocsFromServer(rsvps('author')));
  denies('201 answers', () => getDocsFromServer(latest('author', 201)));
});

const ROBIN = { name: 'Robin', gradeOrRoom: 'Grade 2' };
const SAM = { name: 'Sam', gradeOrRoom: 'Grade 1' };
/** The member has one child, or those of the test; the event is as in the world, but for these fields. */
const world =
  (event: object = {}, change: Record<string, object | null> = {}) =>
  async () => {
    await rules.restore('users/member');
    await rules.put({
      [EVENT]: { ...schoolEvent('author'), createdAt: LONG_AGO, ...event },
      [`${EVENT}/rsvps/member`]: null,
      [blockPath('author', 'member')]: null,
      [pausePath('member')]: null,
      ...change,
    });
  };
const says = (change: object = {}) => answer('member', { ...rsvp('member'), ...change });

describe('answering', () => {
  exactly(
    'an answer',
    () => rsvp('member'),
    (payload) => answer('member', payload),
    {
      'in somebody else’s name': { userId: 'author' },
      'of another school': { schoolId: ELMWOOD },
      'that is none': { answer: 'perhaps', children: [] },
      'with somebody else’s child': { children: [SAM] },
      'with one’s child of another class': { children: [{ ...ROBIN, gradeOrRoom: 'Grade 3' }] },
      'with more children than one has': { children: [ROBIN, ROBIN] },
      'with children that are no list': { children: 'Robin' },
      'with children that are a map': { children: { Robin: ROBIN } },
      'with a child and no intention to come': { answer: 'no' },
      'with a child, perhaps': { answer: 'maybe' },
      'named by no yes or no': { isNamed: 'yes' },
      'dated back': { answeredAt: LONG_AGO },
      'with a place of one’s own making': {
        standing: { name: 'Member', profilePicUrl: null, isWaiting: false, waitingChildren: [] },
      },
    },
    world(),
  );
  for (const said of ['maybe', 'no'])
    allows(`“${said}”`, () => says({ answer: said, children: [] }), world());
  allows('coming alone', () => says({ children: [] }), world());
  allows('coming without being named', () => says({ isNamed: false }), world());
  allows(
    'coming with one of two children',
    () => says({ children: [SAM] }),
    world({}, { 'users/member': { ...RECORDS.member, children: [ROBIN, SAM] } }),
  );
  allows(
    'coming with both children',
    () => says({ children: [ROBIN, SAM] }),
    world({}, { 'users/member': { ...RECORDS.member, children: [ROBIN, SAM] } }),
  );
  denies('an answer to an event that is not there', () => answer('member', rsvp('member'), 'member', 'gone'));
  denies('an answer after the start', () => says(), world({ start: new Date(Date.now() - DAY_MS) }));
  denies('an answer that is not counted', () => setDoc(ref('member'), rsvp('member')), world());
  denies(
    'an answer counted as one to another event',
    () => counted(rules, 'member', ['rsvps', 'other'], (batch) => batch.set(ref('member'), rsvp('member'))),
    world(),
  );
  denies('an answer to who has blocked one', () => says(), world({}, block('author', 'member')));
  allows('an answer to whom one has blocked', () => says(), world({}, block('member', 'author')));
  denies('an answer while paused', () => says(), world({}, { [pausePath('member')]: pause('member') }));
});

describe('changing an answer', () => {
  const answered = (event: object = {}) =>
    world(event, {
      [`${EVENT}/rsvps/member`]: {
        ...rsvp('member'),
        answeredAt: LONG_AGO,
        standing: { name: 'Member', profilePicUrl: null, isWaiting: false, waitingChildren: [] },
      },
    });
  allows('another answer', () => says({ answer: 'maybe', children: [] }), answered());
  denies('another answer that keeps the place', () => says({ standing: { isWaiting: false } }), answered());
  denies('the place alone', () => updateDoc(ref('member'), { 'standing.isWaiting': true }), answered());
  denies(
    'the place alone, counted',
    () =>
      counted(rules, 'member', ['rsvps', 'sportsDay'], (batch) =>
        batch.update(ref('member'), { 'standing.isWaiting': true }),
      ),
    answered(),
  );
  denies(
    'another answer after the start',
    () => says({ answer: 'no', children: [] }),
    answered({ start: new Date(Date.now() - DAY_MS) }),
  );
});

describe.each([
  ['takes no more answers', { rsvpsClosed: true }],
  ['is called off', { isCancelled: true }],
])('an event that %s', (_what, event) => {
  const closed = world(event);
  denies('coming', () => says(), closed);
  denies('coming perhaps', () => says({ answer: 'maybe', children: [] }), closed);
  allows('not coming after all', () => says({ answer: 'no', children: [] }), closed);
});

describe('an event of before', () => {
  allows(
    'takes answers',
    () => says(),
    async () => {
      await world()();
      const {
        places: _,
        rsvpsClosed: __,
        rsvpSummary: ___,
        isCancelled: ____,
        ...before
      } = schoolEvent('author');
      await rules.put({ [EVENT]: { ...before, createdAt: LONG_AGO } });
    },
  );
});

describe('an event’s places and answers', () => {
  const event = (persona: Persona) => doc(rules.as(persona), EVENT);
  changes(
    'an event',
    (change) =>
      counted(rules, 'author', ['events', 'sportsDay'], (batch) => batch.update(event('author'), change)),
    {
      right: {
        'another number of places': { places: 20 },
        'one place': { places: 1 },
        'the most places': { places: 5_000 },
        'any number of places': { places: null },
        'closed answers': { rsvpsClosed: true },
        'called off': { isCancelled: true },
      },
      wrong: {
        'no place': { places: 0 },
        'places below nothing': { places: -1 },
        'more than the most places': { places: 5_001 },
        'half a place': { places: 1.5 },
        'places in words': { places: 'ten' },
        'answers closed by words': { rsvpsClosed: 'yes' },
        'called off by words': { isCancelled: 'yes' },
        'answers of one’s own counting': { rsvpSummary: { parents: 100 } },
      },
    },
    world(),
  );
  for (const [what, change] of Object.entries({
    'other places': { places: 7 },
    'another place': { location: 'Hall' },
    'calling it off': { isCancelled: true },
  }))
    denies(`${what}, not counted`, () => updateDoc(event('author'), change), world());
  denies('calling off another’s event', () => updateDoc(event('member'), { isCancelled: true }), world());
  allows(
    'closing answers, which is not counted',
    () => updateDoc(event('author'), { rsvpsClosed: true }),
    world(),
  );
  denies(
    'closing the answers of another’s event',
    () => updateDoc(event('member'), { rsvpsClosed: true }),
    world(),
  );
  allows(
    'closing the answers of an event of before there were places',
    () => updateDoc(event('author'), { rsvpsClosed: true }),
    async () => {
      const { places: _, rsvpsClosed: __, rsvpSummary: ___, ...before } = schoolEvent('author');
      await rules.put({ [EVENT]: { ...before, createdAt: LONG_AGO } });
    },
  );
  const create = (change: object) =>
    counted(rules, 'member', ['events', 'fair'], (batch) =>
      batch.set(doc(rules.as('member'), 'events/fair'), { ...schoolEvent('member'), ...change }),
    );
  const cleared = () => rules.put({ 'events/fair': null });
  allows('a new event with places', () => create({ places: 30 }), cleared);
  allows('a new event that takes no answers', () => create({ rsvpsClosed: true }), cleared);
  denies('a new event with half a place', () => create({ places: 0.5 }), cleared);
  denies('a new event that is called off', () => create({ isCancelled: true }), cleared);
  denies('a new event that poses as full', () => create({ rsvpSummary: { parents: 100 } }), cleared);
  denies('a new event whose answers are closed by words', () => create({ rsvpsClosed: 'no' }), cleared);
});
