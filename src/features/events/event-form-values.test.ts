import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toInputTime } from '@/ui/input-time';
import { eventFormSchema } from './event-form-schema';
import { movedEnd, toFormValues } from './event-form-values';

const start = new Date(2026, 4, 12, 18, 30);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => vi.useRealTimers());

it('writes a time as the input does and reads it back', () => {
  expect(toInputTime(start)).toBe('2026-05-12T18:30');
  const event = v.parse(eventFormSchema(), toFormValues({ title: 'Fair', start, end: null }));
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
  }));

it('keeps place and words', () => {
  const event = { title: 'Fair', start, location: 'Gym', description: 'Games' };
  const values = toFormValues(event);
  expect(values).toMatchObject({ location: 'Gym', description: 'Games' });
  expect(v.parse(eventFormSchema(), values)).toMatchObject({ location: 'Gym', description: 'Games' });
});

it('asks for title and start', () => {
  const issues = v.safeParse(eventFormSchema(), toFormValues({})).issues ?? [];
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
  expect(problems(eventFormSchema(values))).toEqual([]);
  expect(problems(eventFormSchema())).toEqual(['eventTooEarly']);
  expect(problems(eventFormSchema(values), { start: '2019-05-13T18:30' })).toEqual(['eventTooEarly']);
  expect(problems(eventFormSchema(values), { end: '2026-05-12T18:30' })).toEqual([
    'eventTooEarly',
    'eventTooLong',
  ]);
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
  expect(movedEnd({ start: begin, end }, moved)).toBe(expected);
});
