import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { eventFormSchema } from './event-form-schema';
import { toFormValues } from './event-form-values';
import { movedEnd } from './moved-end';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['America/New_York', '2026-05-12T14:30', '2026-11-12T20:00'],
  ['Asia/Kolkata', '2026-05-13T00:00', '2026-11-13T06:30'],
  ['UTC', '2026-05-12T18:30', '2026-11-13T01:00'],
])('writes and reads times by the clock of %s', (zone, summer, winter) => {
  // Wherever its reader is.
  vi.stubEnv('TZ', 'Australia/Sydney');
  const [start, end] = [new Date('2026-05-12T18:30Z'), new Date('2026-11-13T01:00Z')];
  const values = toFormValues({ title: 'Fair', start, end, location: 'Gym', description: 'Games' }, zone);
  expect(values).toEqual({
    title: 'Fair',
    start: summer,
    end: winter,
    location: 'Gym',
    description: 'Games',
    places: '',
    rsvpsClosed: false,
    isCancelled: false,
    repeat: '',
    until: '',
    scope: 'one',
  });
  // Of an event as it is stored: this is about clocks, not about how long it may be.
  expect(v.parse(eventFormSchema({ timeZone: zone, stored: values }), values)).toMatchObject({
    start,
    end,
    location: 'Gym',
  });
});

it('never moves an end before its start, in the hour that spring leaves out either', () => {
  const before = { start: '2026-03-07T01:45', end: '2026-03-07T02:30' };
  // At half past two it is half past one for the library; the event stays as long as it is.
  expect(movedEnd(before, '2026-03-08T01:45', 'America/Los_Angeles')).toBe('2026-03-08T03:30');
});
