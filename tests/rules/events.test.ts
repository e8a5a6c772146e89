import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, changes, denies, exactly, matrix, removals } from './support/cases';
import { createCounted } from './support/counted';
import { loadRules } from './support/environment';
import { ELMWOOD, LONG_AGO, OAKFIELD, schoolEvent } from './support/factories';
import { MEMBERS, type Persona, SIGNED_IN } from './support/personas';

const rules = loadRules('events');
const READERS = [...MEMBERS, 'admin'] as const;
const events = (persona: Persona) => collection(rules.as(persona), 'events');
const school = where('schoolId', '==', OAKFIELD);
const upcoming = (persona: Persona, count = 100) =>
  query(events(persona), school, where('start', '>=', LONG_AGO), orderBy('start'), limit(count));
const LATER = new Date('2031-01-01T09:00:00Z');
const stillOn = (persona: Persona, count = 100) =>
  query(
    events(persona),
    school,
    where('end', '>', LONG_AGO),
    where('start', '<', LATER),
    orderBy('end'),
    limit(count),
  );
const cleared = () => rules.put({ 'events/newEvent': null });
const back = () => rules.restore('events/sportsDay');

describe('events by role', () => {
  matrix([
    { verb: 'get', what: 'an event', may: READERS, act: (p) => getDoc(doc(events(p), 'sportsDay')) },
    {
      verb: 'get',
      what: 'an event that is gone',
      may: SIGNED_IN,
      act: (p) => getDoc(doc(events(p), 'gone')),
    },
    { verb: 'list', what: 'upcoming events', may: READERS, act: (p) => getDocs(upcoming(p)) },
    {
      verb: 'list',
      what: 'events that began earlier and are still on',
      may: READERS,
      act: (p) => getDocs(stillOn(p)),
    },
    { verb: 'count', what: 'upcoming events', may: READERS, act: (p) => getCountFromServer(upcoming(p)) },
    {
      verb: 'list',
      what: 'the events of a parent',
      may: READERS,
      act: (p) =>
        getDocs(query(events(p), school, where('userId', '==', 'author'), orderBy('start'), limit(100))),
    },
    {
      verb: 'list',
      what: 'the events of all schools',
      may: ['admin'],
      act: (p) => getDocs(query(events(p), orderBy('start'), limit(100))),
    },
    {
      verb: 'create',
      what: 'an event',
      may: MEMBERS,
      act: (p) => createCounted(rules, p, 'events', doc(events(p), 'newEvent'), schoolEvent(p)),
      setUp: cleared,
    },
    {
      verb: 'update',
      what: 'an event',
      may: ['author'],
      act: (p) => updateDoc(doc(events(p), 'sportsDay'), { title: 'Moved' }),
      setUp: back,
    },
    {
      verb: 'update',
      what: 'an event of before leaving the school',
      may: [],
      act: (p) => updateDoc(doc(events(p), 'exMemberEvent'), { title: 'Moved' }),
    },
    {
      verb: 'delete',
      what: 'an event',
      may: ['author'],
      act: (p) => deleteDoc(doc(events(p), 'sportsDay')),
      setUp: back,
    },
  ]);
  denies('events without a limit', () => getDocs(query(events('member'), school, orderBy('start'))));
  denies('101 events', () => getDocs(upcoming('member', 101)));
  denies('101 events that are still on', () => getDocs(stillOn('member', 101)));
});

const WRONG = {
  'without a title': { title: '' },
  'with a title of blanks': { title: ' ' },
  'with a title of 121 characters': { title: 'x'.repeat(121) },
  'with a place of 201 characters': { location: 'x'.repeat(201) },
  'with a place that is no text': { location: null },
  'with a description of 2001 characters': { description: 'x'.repeat(2001) },
  'with a description that is no text': { description: 7 },
  'whose start is no time': { start: '2030-06-01', end: null },
  'whose end is no time': { end: 'later' },
  'in a zone that is no name': { timeZone: 'here & now' },
  'in a zone of 65 characters': { timeZone: 'x'.repeat(65) },
  'that ends before it starts': { end: new Date('2030-05-31T09:00:00Z') },
};

describe('writing an event', () => {
  const write = (payload: object) =>
    createCounted(rules, 'member', 'events', doc(events('member'), 'newEvent'), payload);
  const valid = () => schoolEvent('member');
  exactly(
    'an event',
    valid,
    write,
    {
      ...WRONG,
      'in someone else’s name': { userId: 'author' },
      'in another school': { schoolId: ELMWOOD },
      'dated back': { createdAt: LONG_AGO },
      'whose reminder is sent': { reminderSent: true },
    },
    cleared,
  );
  const under = (id: string) => createCounted(rules, 'member', 'events', doc(events('member'), id), valid());
  denies('an event under an id of 65 characters', () => under('x'.repeat(65)));
  denies('an event under an id with an underscore', () => under('a_b'));
  allows('an event under an id of 64 characters', () => under('x'.repeat(64)));
  allows('an open-ended event', () => write({ ...valid(), end: null }), cleared);
  allows('an event without a length', () => write({ ...valid(), end: valid().start }), cleared);
  allows(
    'an event without place and words',
    () => write({ ...valid(), location: '', description: '' }),
    cleared,
  );
});

describe('changing an event', () => {
  changes(
    'an event',
    (change) => updateDoc(doc(events('author'), 'sportsDay'), change),
    {
      right: {
        'all that may change': {
          title: 'Moved',
          start: new Date('2030-07-01T09:00:00Z'),
          end: null,
          location: 'Hall',
          description: 'Inside',
        },
      },
      wrong: {
        ...WRONG,
        'given to somebody else': { userId: 'member' },
        'moved to another school': { schoolId: ELMWOOD },
        'made again': { createdAt: serverTimestamp() },
        'reminder unset': { reminderSent: true },
        'a field too many': { extra: true },
        ...removals('title', 'start', 'end', 'location', 'description'),
      },
    },
    back,
  );
});
