import { afterEach, describe, expect, it, vi } from 'vitest';
import { type EventsWhen, endOf, isIn, isOver } from './event-time';

afterEach(() => vi.unstubAllEnvs());

const now = new Date(2026, 2, 11, 15, 0);
const at = (day: number, hour: number) => new Date(2026, 2, day, hour);

const lists = (event: { start: Date; end: Date | null }, at: Date): EventsWhen[] =>
  (['ongoing', 'upcoming', 'soon', 'past'] as const).filter((when) => isIn(event, when, at));

it.each<[string, Date, Date | null, EventsWhen[]]>([
  ['later today', at(11, 18), null, ['upcoming', 'soon']],
  ['tomorrow night', at(12, 23), null, ['upcoming', 'soon']],
  ['the day after tomorrow', at(13, 0), null, ['upcoming']],
  ['begun this morning, open-ended', at(11, 8), null, ['upcoming', 'soon']],
  ['begun with the day', at(11, 0), at(14, 0), ['upcoming', 'soon']],
  ['over since noon', at(11, 8), at(11, 12), ['past']],
  ['over this minute', at(11, 8), now, ['past']],
  ['a trip that is still on', at(9, 8), at(12, 12), ['ongoing']],
  ['a trip that is over this minute', at(9, 8), now, ['past']],
  ['yesterday, open-ended', at(10, 20), null, ['past']],
])('%s', (_, start, end, expected) => {
  expect(lists({ start, end }, now)).toEqual(expected);
  expect(isOver({ start, end }, now)).toBe(expected.includes('past'));
});

it('ends an open-ended event with its day', () =>
  expect(endOf({ start: at(11, 8), end: null })).toEqual(at(12, 0)));

describe('when the clocks change in Los Angeles', () => {
  it.each([
    ['a day of 23 hours', '2026-03-08T09:30:00Z', '2026-03-09T07:00:00Z'],
    ['a day of 25 hours', '2026-11-01T07:30:00Z', '2026-11-02T08:00:00Z'],
  ])('an open-ended event ends with %s', (_, start, over) => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(endOf({ start: new Date(start), end: null })).toEqual(new Date(over));
  });

  it.each([
    ['the last minute of tomorrow, over 23 hours', '2026-03-07T12:00:00Z', '2026-03-09T06:59:00Z', true],
    ['the first of the day after it', '2026-03-07T12:00:00Z', '2026-03-09T07:00:00Z', false],
    ['the last minute of tomorrow, over 25 hours', '2026-10-31T12:00:00Z', '2026-11-02T07:59:00Z', true],
    ['the first of the day after that', '2026-10-31T12:00:00Z', '2026-11-02T08:00:00Z', false],
  ])('%s', (_, today, start, soon) => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(isIn({ start: new Date(start), end: null }, 'soon', new Date(today))).toBe(soon);
  });
});
