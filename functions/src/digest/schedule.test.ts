import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@/domain/entities/notification-settings';
import { nextDigest, type Rhythm, rhythmIn } from './schedule';

const daily = (hour: number, timeZone = 'Etc/UTC'): Rhythm => ({ rhythm: 'daily', hour, timeZone });
const weekly = (hour: number, timeZone = 'Etc/UTC'): Rhythm => ({ rhythm: 'weekly', hour, timeZone });
const NEW_YORK = 'America/New_York';

// 2026-11-27 is a Friday.
test.each([
  ['later today', daily(17), '2026-11-27T16:59:00Z', null, '2026-11-27T17:00:00Z'],
  ['at the very hour, tomorrow', daily(17), '2026-11-27T17:00:00Z', null, '2026-11-28T17:00:00Z'],
  ['not on a day that has had one', daily(17), '2026-11-27T08:00:00Z', '2026-11-27', '2026-11-28T17:00:00Z'],
  ['by the clocks of the zone', daily(17, NEW_YORK), '2026-11-27T17:00:00Z', null, '2026-11-27T22:00:00Z'],
  [
    'on the day that it is there',
    daily(8, 'Asia/Tokyo'),
    '2026-11-27T22:00:00Z',
    null,
    '2026-11-27T23:00:00Z',
  ],
  [
    'in a zone of half hours',
    daily(17, 'Asia/Kolkata'),
    '2026-11-27T08:00:00Z',
    null,
    '2026-11-27T11:30:00Z',
  ],
  ['on the next Sunday', weekly(17), '2026-11-27T08:00:00Z', null, '2026-11-29T17:00:00Z'],
  ['on a Sunday before its hour', weekly(17), '2026-11-29T08:00:00Z', null, '2026-11-29T17:00:00Z'],
  ['on a Sunday after it', weekly(17), '2026-11-29T18:00:00Z', null, '2026-12-06T17:00:00Z'],
  ['on a Sunday that has had one', weekly(17), '2026-11-29T08:00:00Z', '2026-11-29', '2026-12-06T17:00:00Z'],
  ['before the clocks go back', daily(17, NEW_YORK), '2026-10-31T20:00:00Z', null, '2026-10-31T21:00:00Z'],
  ['and after', daily(17, NEW_YORK), '2026-10-31T21:00:00Z', null, '2026-11-01T22:00:00Z'],
  [
    'an hour before one that is left out',
    daily(2, NEW_YORK),
    '2026-03-08T05:00:00Z',
    null,
    '2026-03-08T06:00:00Z',
  ],
])('the next digest is due %s', (_when, rhythm, after, doneFor, due) => {
  expect(nextDigest(rhythm, new Date(after), doneFor)).toEqual(new Date(due));
});

test('an hour that comes twice is due once', () => {
  const first = nextDigest(daily(1, NEW_YORK), new Date('2026-11-01T04:00:00Z'), null);
  expect(first).toEqual(new Date('2026-11-01T05:00:00Z'));
  expect(nextDigest(daily(1, NEW_YORK), new Date('2026-11-01T05:00:00Z'), '2026-11-01')).toEqual(
    new Date('2026-11-02T06:00:00Z'),
  );
});

test('none is due for who wants none', () => {
  expect(nextDigest({ ...daily(8), rhythm: 'never' }, new Date(), null)).toBeNull();
});

test('a zone that nobody knows is as UTC', () => {
  expect(rhythmIn({ ...DEFAULT_SETTINGS, timeZone: 'Mars/Olympus' }).timeZone).toBe('Etc/UTC');
  expect(rhythmIn({ ...DEFAULT_SETTINGS, timeZone: NEW_YORK }).timeZone).toBe(NEW_YORK);
});
