import { expect, it } from 'vitest';
import { isSoon, overAt } from './event-time';

const now = new Date(2026, 2, 11, 15, 0);
const at = (day: number, hour: number) => new Date(2026, 2, day, hour);

it.each([
  ['later today', at(11, 18), null, true],
  ['tomorrow night', at(12, 23), null, true],
  ['the day after tomorrow', at(13, 0), null, false],
  ['begun this morning, open-ended', at(11, 8), null, true],
  ['over since noon', at(11, 8), at(11, 12), false],
  ['over this minute', at(11, 8), now, false],
  ['a trip that is still on', at(9, 8), at(12, 12), true],
  ['yesterday, open-ended', at(10, 20), null, false],
])('%s', (_, start, end, soon) => expect(isSoon({ start, end }, now)).toBe(soon));

it('ends an open-ended event with its day', () =>
  expect(overAt({ start: at(11, 8), end: null })).toEqual(at(12, 0)));
