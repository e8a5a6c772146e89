import { expect, it } from 'vitest';
import { relativeTime } from './relative-time';

const now = new Date('2026-03-10T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

it.each([
  [0, { kind: 'seconds', count: 0 }],
  [59, { kind: 'seconds', count: 59 }],
  [60, { kind: 'minutes', count: 1 }],
  [3_599, { kind: 'minutes', count: 59 }],
  [3_600, { kind: 'hours', count: 1 }],
  [86_399, { kind: 'hours', count: 23 }],
  [-5, { kind: 'seconds', count: 0 }],
])('%d seconds ago is %j', (seconds, expected) => expect(relativeTime(ago(seconds), now)).toEqual(expected));

it('is a full date from a day on', () =>
  expect(relativeTime(ago(86_400), now)).toEqual({ kind: 'date', date: ago(86_400) }));

it.each([null, undefined, new Date('nonsense')])('does not know %s', (date) =>
  expect(relativeTime(date, now)).toEqual({ kind: 'unknown' }),
);
