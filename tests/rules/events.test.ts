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
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { DAY_MS } from '@/domain/time';
import { allows, changes, denies, exactly, matrix, removals } from './support/cases';
import { counted, createCounted } from './support/counted';
import { loadRules } from './support/environment';
import { ELMWOOD, EVENT_START, LONG_AGO, OAKFIELD, schoolEvent } from './support/factories';
import { MEMBERS, type Persona, SIGNED_IN } from './support/personas';

const rules = loadRules('events');
const READERS = [...MEMBERS, 'admin'] as const;
const events = (persona: Persona) => collection(rules.as(persona), 'events');
const school = where('schoolId', '==', OAKFIELD);
const upcoming = (persona: Persona, count = 50) =>
  query(events(persona), school, where('start', '>=', LONG_AGO), orderBy('start'), limit(count));
const days = (count: number, from = new Date()) => new Date(from.getTime() + count * DAY_MS);
const LATER = days(1_500);
const stillOn = (persona: Persona, count = 50) =>
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
    {
      verb: 'get',
      what: 'an occurrence that is gone',
      may: SIGNED_IN,
      act: (p) => getDoc(doc(events(p), 'choir_12')),
    },
    {
      verb: 'get',
      what: 'one that is gone under an id that names a parent and a school',
      may: ['admin'],
      act: (p) => getDoc(doc(events(p), 'author_oakfield')),
    },
    { verb: 'list', what: 'upcoming events', may: READERS, act: (p) => getDocsFromServer(upcoming(p)) },
    {
      verb: 'list',
      what: 'events that began earlier and are still on',
      may: READERS,
      act: (p) => getDocsFromServer(stillOn(p)),
    },
    { verb: 'count', what: 'upcoming events', may: READERS, act: (p) => getCountFromServer(upcoming(p)) },
    {
      verb: 'list',
      what: 'the events of a parent',
      may: READERS,
      act: (p) =>
        getDocsFromServer(
          query(events(p), school, where('userId', '==', 'author'), orderBy('start'), limit(50)),
        ),
    },
    {
      verb: 'list',
      what: 'the events of all schools',
      may: ['admin'],
      act: (p) => getDocsFromServer(query(events(p), orderBy('start'), limit(50))),
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
  denies('events without a limit', () =>
    getDocsFromServer(query(events('member'), school, orderBy('start'))),
  );
  denies('51 events', () => getDocsFromServer(upcoming('member', 51)));
  denies('51 events that are still on', () => getDocsFromServer(stillOn('member', 51)));
});

// A day beyond: the mutation of the rules goes on for hours with the times of its beginning.
const WRONG = {
  'without a title': { title: '' },
  'with a title of blanks': { title: ' ' },
  'with a title of 121 characters': { title: 'x'.repeat(121) },
  'with a place of 201 characters': { location: 'x'.repeat(201) },
  'with a place that is no text': { location: null },
  'with a description of 2001 characters': { description: 'x'.repeat(2001) },
  'with a description that is no text': { description: 7 },
  'whose start is no time': { start: '2030-06-01', end: null },
  'of more than a year ago': { start: days(-366), end: null },
  'more than three years ahead': { start: days(1097), end: null },
  'of more than 60 days': { end: days(60.01, EVENT_START) },
  'whose end is no time': { end: 'later' },
  'in a zone that is no name': { timeZone: 'here & now' },
  'in a zone of 65 characters': { timeZone: 'x'.repeat(65) },
  'that ends before it starts': { end: days(-1, EVENT_START) },
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
      'that poses as one of a series': {
        series: { id: 'choir', repeat: 'weekly', until: EVENT_START, changeId: null },
      },
      'whose reminder is sent': { reminderSent: true },
    },
    cleared,
  );
  const under = (id: string) => createCounted(rules, 'member', 'events', doc(events('member'), id), valid());
  denies('an event under an id of 65 characters', () => under('x'.repeat(65)));
  denies('an event under an id with an underscore', () => under('a_b'));
  allows('an event under an id of 64 characters', () => under('x'.repeat(64)));
  const inBounds: Record<string, object> = {
    'of almost a year ago': { start: days(-364), end: null },
    'almost three years ahead': { start: days(1095), end: null },
    'of 60 days': { end: days(60, EVENT_START) },
  };
  for (const [what, change] of Object.entries(inBounds))
    allows(`an event ${what}`, () => write({ ...valid(), ...change }), cleared);
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
    (change) =>
      counted(rules, 'author', ['events', 'sportsDay'], (batch) =>
        batch.update(doc(events('author'), 'sportsDay'), change),
      ),
    {
      right: {
        'all that may change': {
          title: 'Moved',
          start: days(60),
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
        'made one of a series': {
          series: { id: 'choir', repeat: 'weekly', until: EVENT_START, changeId: null },
        },
        'a field too many': { extra: true },
        ...removals('title', 'start', 'end', 'location', 'description'),
      },
    },
    back,
  );
});

describe('an event of long ago', () => {
  const old = () =>
    rules.put({
      'events/old': { ...schoolEvent('author'), start: LONG_AGO, end: null, createdAt: LONG_AGO },
    });
  const change = (fields: object) => () =>
    counted(rules, 'author', ['events', 'old'], (batch) =>
      batch.update(doc(events('author'), 'old'), { ...fields }),
    );
  const words = { title: 'Fair of long ago', location: 'Yard', description: 'It rained' };
  allows('other words for it', change(words), old);
  allows('calling it off', change({ isCancelled: true }), old);
  allows('another day that is in bounds for it', change({ start: days(1) }), old);
  denies('another day of long ago for it', change({ start: days(1, LONG_AGO) }), old);
  denies('an end that makes it last until now', change({ end: new Date() }), old);
});
