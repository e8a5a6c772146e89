import { expect, it } from 'vitest';
import { timeRange } from './time-range';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const range = (start: Date, end: Date | null, locale = 'en-US') =>
  timeRange(locale, start, end, at(1, 0)).replace(/[\u00a0\u202f\u2009]/g, ' ');

it('says from when to when on one day, or over several', () => {
  expect(range(at(23, 16), at(23, 18))).toBe('4 – 6 PM');
  expect(range(at(23, 10), at(23, 12, 30))).toBe('10:00 AM – 12:30 PM');
  expect(range(at(23, 16), null)).toBe('4 PM');
  expect(range(at(23, 16), at(24, 18))).toMatch(/^Mon, Nov 23.*4 PM – Tue, Nov 24.*6 PM$/);
  expect(range(at(23, 16), new Date(2027, 0, 1, 9))).toMatch(/2026.*2027/);
  expect(range(at(23, 16), at(23, 18), 'de-DE')).toMatch(/^16.18 Uhr$/);
});
