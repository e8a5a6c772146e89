import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import type { SeriesPart } from '@/domain/entities/event-series';
import { DAY_MS } from '@/domain/time';
import { allows, denies, exactly, matrix } from './support/cases';
import { createCounted } from './support/counted';
import { loadRules } from './support/environment';
import { ELMWOOD, EVENT_START, eventSeries, LONG_AGO, OAKFIELD, seriesChange } from './support/factories';
import { pause, pausePath } from './support/moderation';
import { MEMBERS, type Persona } from './support/personas';

// The author is the host of a series that is there.
const rules = loadRules('eventseries');
const SERIES = 'eventSeries/choir';
const CHANGE = `${SERIES}/seriesChanges/first`;
const at = (persona: Persona, path = SERIES) => doc(rules.as(persona), path);
const days = (count: number, from = new Date()) => new Date(from.getTime() + count * DAY_MS);

const cleared = () => rules.put({ 'eventSeries/newSeries': null });
const make = (payload: object, persona: Persona = 'member', id = 'newSeries') =>
  createCounted(rules, persona, 'eventSeries', at(persona, `eventSeries/${id}`), payload);

const unchanged = () => rules.put({ [`${SERIES}/seriesChanges/newChange`]: null });
const change = (payload: object, persona: Persona = 'author', path = SERIES, id = 'newChange') =>
  createCounted(rules, persona, 'seriesChanges', at(persona, `${path}/seriesChanges/${id}`), payload);
const part = (of: object) => change(seriesChange('author', of as SeriesPart));

describe('events that repeat, by role', () => {
  matrix([
    { verb: 'get', what: 'the author’s series', may: ['author'], act: (p) => getDoc(at(p)) },
    { verb: 'get', what: 'a series that is gone', may: [], act: (p) => getDoc(at(p, 'eventSeries/gone')) },
    {
      verb: 'list',
      what: 'series of a school',
      may: [],
      act: (p) =>
        getDocsFromServer(
          query(collection(rules.as(p), 'eventSeries'), where('schoolId', '==', OAKFIELD), limit(1)),
        ),
    },
    {
      verb: 'create',
      what: 'a series',
      may: MEMBERS,
      act: (p) => make(eventSeries(p), p),
      setUp: cleared,
    },
    { verb: 'update', what: 'the author’s series', may: [], act: (p) => updateDoc(at(p), { title: 'Band' }) },
    {
      verb: 'delete',
      what: 'the author’s series',
      may: ['author'],
      act: (p) => deleteDoc(at(p)),
      setUp: () => rules.restore(SERIES),
    },
    { verb: 'get', what: 'a change of it', may: ['author'], act: (p) => getDoc(at(p, CHANGE)) },
    {
      verb: 'list',
      what: 'changes of it',
      may: [],
      act: (p) => getDocsFromServer(query(collection(rules.as(p), `${SERIES}/seriesChanges`), limit(1))),
    },
    {
      verb: 'create',
      what: 'a change of it',
      may: ['author'],
      act: (p) => change(seriesChange(p), p),
      setUp: unchanged,
    },
    {
      verb: 'create',
      what: 'a change of a series of before leaving the school',
      may: [],
      act: (p) => change(seriesChange(p), p, 'eventSeries/exMemberSeries'),
    },
    { verb: 'update', what: 'a change of it', may: [], act: (p) => updateDoc(at(p, CHANGE), { from: 0 }) },
    { verb: 'delete', what: 'a change of it', may: [], act: (p) => deleteDoc(at(p, CHANGE)) },
  ]);
});

/** What no text, place or time may be. */
const WRONG = {
  'without a title': { title: ' ' },
  'with a title of 121 characters': { title: 'x'.repeat(121) },
  'with a place of 201 characters': { location: 'x'.repeat(201) },
  'with a place that is no text': { location: 7 },
  'with a description of 2001 characters': { description: 'x'.repeat(2_001) },
  'with a description that is no text': { description: 7 },
  'of no places': { places: 0 },
  'of 5001 places': { places: 5_001 },
  'of half a place': { places: 1.5 },
  'whose start is no time': { start: '2030-06-01', end: null },
  'of more than a year ago': { start: days(-366), end: null },
  'more than three years ahead': { start: days(1_097), end: null },
  'that ends before it starts': { start: EVENT_START, end: days(-1, EVENT_START) },
  'of more than a week': { start: EVENT_START, end: days(7.01, EVENT_START) },
  'whose end is no time': { start: EVENT_START, end: 'later' },
  'until no time': { until: 'then' },
  'for more than three years': { until: days(1_097) },
};

describe('writing a series', () => {
  const valid = () => eventSeries('member');
  exactly(
    'a series',
    valid,
    (payload) => make(payload),
    {
      ...WRONG,
      'in someone else’s name': { userId: 'author' },
      'in another school': { schoolId: ELMWOOD },
      'dated back': { createdAt: LONG_AGO },
      'of every day': { repeat: 'daily' },
      'in a zone that is no name': { timeZone: 'here & now' },
      'in a zone of 65 characters': { timeZone: 'x'.repeat(65) },
    },
    cleared,
  );
  for (const repeat of ['weekly', 'biweekly', 'monthly'])
    allows(`a series that is ${repeat}`, () => make({ ...valid(), repeat }), cleared);
  const bare = { location: '', description: '', places: null, end: null };
  const atOnce = { start: EVENT_START, end: EVENT_START };
  allows('a series that ends as it begins', () => make({ ...valid(), ...atOnce }), cleared);
  allows('a series of a title alone', () => make({ ...valid(), ...bare }), cleared);
  const wide = { start: days(-364), end: days(-357), until: days(1_095), places: 5_000 };
  allows('a series that goes on for years, a week each', () => make({ ...valid(), ...wide }), cleared);
  const far = { start: days(1_095), end: null, until: days(1_095) };
  allows('a series almost three years ahead', () => make({ ...valid(), ...far }), cleared);
  denies('a series under an id with an underscore', () => make(valid(), 'member', 'a_b'));
  denies('a series under an id of 65 characters', () => make(valid(), 'member', 'x'.repeat(65)));
  denies('a series a second time', () => make(eventSeries('author'), 'author', 'choir'));
  denies(
    'a series that is not counted',
    () => setDoc(at('member', 'eventSeries/newSeries'), valid()),
    cleared,
  );
  denies(
    'a series while paused',
    () => make(valid()),
    async () => {
      await cleared();
      await rules.put({ [pausePath('member')]: pause('member') });
    },
  );
  allows(
    'a series after the pause',
    () => make(valid()),
    async () => {
      await cleared();
      await rules.put({ [pausePath('member')]: null });
    },
  );
});

describe('changing a series', () => {
  exactly(
    'a change',
    () => seriesChange('author'),
    (payload) => change(payload),
    {
      'in someone else’s name': { userId: 'member' },
      'of another school': { schoolId: ELMWOOD },
      'dated back': { createdAt: LONG_AGO },
      'from before the first': { from: -1 },
      'from after the last': { from: 60 },
      'from the middle of one': { from: 1.5 },
      'of nothing': { part: {} },
      'of what no series has': { part: { userId: 'member' } },
      'of the repetition': { part: { repeat: 'monthly' } },
      'that goes on': { part: { ends: false } },
      'that is called off by a word': { part: { isCancelled: 'yes' } },
      'of a start without its end': { part: { start: EVENT_START } },
      'of an end without its start': { part: { end: EVENT_START } },
    },
    unchanged,
  );
  for (const [what, wrong] of Object.entries(WRONG))
    denies(`a change to one ${what}`, () => part(wrong), unchanged);
  const right: Record<string, SeriesPart> = {
    'of all there is': {
      ...{ title: 'Band', location: '', description: '', places: null, isCancelled: true },
      ...{ start: EVENT_START, end: null, until: days(90) },
    },
    'of the end of it': { ends: true },
    'that lasts a week': { start: EVENT_START, end: days(7, EVENT_START) },
    'that takes place after all': { isCancelled: false },
    'of places': { places: 12 },
  };
  for (const [what, of] of Object.entries(right)) allows(`a change ${what}`, () => part(of), unchanged);
  for (const from of [0, 59])
    allows(`a change from ${from} on`, () => change({ ...seriesChange('author'), from }), unchanged);
  denies('a change under an id with an underscore', () =>
    change(seriesChange('author'), 'author', SERIES, 'a_b'),
  );
  denies('a change of a series that is gone', () =>
    change(seriesChange('author'), 'author', 'eventSeries/gone'),
  );
  denies('a change a second time', () => change(seriesChange('author'), 'author', SERIES, 'first'));
  denies(
    'a change that is not counted',
    () => setDoc(at('author', `${SERIES}/seriesChanges/newChange`), seriesChange('author')),
    unchanged,
  );
  denies(
    'a change while paused',
    () => change(seriesChange('author')),
    async () => {
      await unchanged();
      await rules.put({ [pausePath('author')]: pause('author') });
    },
  );
  allows(
    'a change after the pause',
    () => change(seriesChange('author')),
    async () => {
      await unchanged();
      await rules.put({ [pausePath('author')]: null });
    },
  );
});
