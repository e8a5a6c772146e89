import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hereZone } from '@/domain/time-zone';
import { toInputTime } from '@/ui/input-time';
import { eventFormSchema, seriesOf } from './event-form-schema';
import { type EventFormValues, toFormValues as valuesIn } from './event-form-values';
import { movedEnd } from './moved-end';

const start = new Date(2026, 4, 12, 18, 30);
const toFormValues = (event: Parameters<typeof valuesIn>[0]) => valuesIn(event, hereZone());
const schemaOf = (stored: EventFormValues | null = null) => eventFormSchema({ timeZone: hereZone(), stored });

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => vi.useRealTimers());

it('writes a time as the input does and reads it back', () => {
  expect(toInputTime(start)).toBe('2026-05-12T18:30');
  const event = v.parse(schemaOf(), toFormValues({ title: 'Fair', start, end: null }));
  expect(event.start).toEqual(start);
  expect(event.end).toBeNull();
});

it('begins empty', () =>
  expect(toFormValues({})).toEqual({
    title: '',
    start: '',
    end: '',
    location: '',
    description: '',
    places: '',
    rsvpsClosed: false,
    isCancelled: false,
    repeat: '',
    until: '',
    scope: 'one',
  }));

it('keeps place and words', () => {
  const event = { title: 'Fair', start, location: 'Gym', description: 'Games' };
  const values = toFormValues(event);
  expect(values).toMatchObject({ location: 'Gym', description: 'Games' });
  expect(v.parse(schemaOf(), values)).toMatchObject({ location: 'Gym', description: 'Games' });
});

it('asks for title and start', () => {
  const issues = v.safeParse(schemaOf(), toFormValues({})).issues ?? [];
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['title', 'required'],
    ['start', 'required'],
  ]);
});

it('asks where an event is only of one that is moved', () => {
  const values = {
    ...toFormValues({ title: 'Fair', start: new Date(2019, 4, 12, 18, 30) }),
    title: 'Old fair',
  };
  const problems = (schema: v.GenericSchema, changed = {}) =>
    v.safeParse(schema, { ...values, ...changed }).issues?.map(({ message }) => message) ?? [];
  expect(problems(schemaOf(values))).toEqual([]);
  expect(problems(schemaOf())).toEqual(['eventTooEarly']);
  expect(problems(schemaOf(values), { start: '2019-05-13T18:30' })).toEqual(['eventTooEarly']);
  expect(problems(schemaOf(values), { end: '2026-05-12T18:30' })).toEqual(['eventTooEarly', 'eventTooLong']);
});

it.each([
  ['goes along by as much', '2026-05-12T18:30', '2026-05-12T20:00', '2026-05-13T17:00', '2026-05-13T18:30'],
  ['goes back, too', '2026-05-12T18:30', '2026-05-14T20:00', '2026-05-10T18:30', '2026-05-12T20:00'],
  ['stays empty', '2026-05-12T18:30', '', '2026-05-13T17:00', ''],
  ['stays without a start before', '', '2026-05-12T20:00', '2026-05-13T17:00', '2026-05-12T20:00'],
  ['stays without a start', '2026-05-12T18:30', '2026-05-12T20:00', '', '2026-05-12T20:00'],
  [
    'stays while a year is typed',
    '2026-05-12T18:30',
    '2026-05-12T20:00',
    '0202-05-12T18:30',
    '2026-05-12T20:00',
  ],
  [
    'stays before the end of time',
    '2026-05-12T18:30',
    '2026-05-12T20:00',
    '9999-12-31T23:30',
    '2026-05-12T20:00',
  ],
  [
    'keeps its hour over a change of the clocks',
    '2026-03-06T18:00',
    '2026-03-07T09:00',
    '2026-03-07T18:00',
    '2026-03-08T09:00',
  ],
])('the end %s when the start moves', (_, begin, end, moved, expected) => {
  expect(movedEnd({ start: begin, end }, moved, 'America/Los_Angeles')).toBe(expected);
});

describe('an event that repeats', () => {
  const zone = 'Europe/Berlin';
  const typed = (fields: Partial<EventFormValues> = {}): EventFormValues => ({
    ...valuesIn({ title: 'Choir', start: new Date('2026-05-12T16:30Z'), end: null }, zone),
    repeat: 'weekly',
    ...fields,
  });
  const problemsOf = (fields: Partial<EventFormValues>, stored: EventFormValues | null = null) =>
    v
      .safeParse(eventFormSchema({ timeZone: zone, stored }), typed(fields))
      .issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

  it('does so until the end of a day at the school', () => {
    expect(problemsOf({ until: '2026-05-19' })).toEqual([]);
    expect(seriesOf(typed({ until: '2026-05-19' }), zone)).toEqual({
      repeat: 'weekly',
      until: new Date('2026-05-19T21:59:59Z'),
    });
    expect(seriesOf(typed({ repeat: '', until: '2026-05-19' }), zone)).toBeNull();
  });

  it.each<[string, Partial<EventFormValues>, [string, string]]>([
    ['until no day', {}, ['until', 'required']],
    ['only once', { until: '2026-05-18' }, ['until', 'repeatsNever']],
    ['for many years', { until: '2036-05-18' }, ['until', 'untilTooLate']],
    [
      'with an end that is not before the next start',
      { until: '2026-06-18', end: '2026-05-20T18:31' },
      ['end', 'seriesTooLong'],
    ],
  ])('is refused %s', (_, fields, problem) => expect(problemsOf(fields)).toEqual([problem]));

  it('is asked until when only where all that follow are changed', () => {
    const stored = typed({ until: '2026-06-01' });
    expect(problemsOf({ until: '' }, stored)).toEqual([]);
    expect(problemsOf({ until: '', scope: 'following' }, stored)).toEqual([['until', 'required']]);
  });

  it('may be the last one whose words are changed with all that follow, and not before it begins', () => {
    const stored = typed({ until: '2026-05-12' });
    expect(problemsOf({ until: '2026-05-12', title: 'Band', scope: 'following' }, stored)).toEqual([]);
    expect(problemsOf({ until: '2026-05-11', scope: 'following' }, stored)).toEqual([
      ['until', 'untilBeforeStart'],
    ]);
  });
});
