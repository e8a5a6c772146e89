import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventFormSchema } from './event-form-schema';
import { toFormValues, toInputTime } from './event-form-values';

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
  expect(toFormValues({})).toEqual({ title: '', start: '', end: '', location: '', description: '' }));

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
