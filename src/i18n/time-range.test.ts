import { expect, it } from 'vitest';
import { timeRange } from './time-range';

const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const range = (start: Date, end: Date | null, locale = 'en-US') =>
  timeRange(locale, start, end, HERE, at(1, 0)).replace(/[\u00a0\u202f\u2009]/g, ' ');

it('says from when to when on one day, or over several', () => {
  expect(range(at(23, 16), at(23, 18))).toBe('4 – 6 PM');
  expect(range(at(23, 10), at(23, 12, 30))).toBe('10:00 AM – 12:30 PM');
  expect(range(at(23, 16), null)).toBe('4 PM');
  expect(range(at(23, 16), at(24, 18))).toMatch(/^Mon, Nov 23.*4 PM – Tue, Nov 24.*6 PM$/);
  expect(range(at(23, 16), new Date(2027, 0, 1, 9))).toMatch(/2026.*2027/);
  expect(range(at(23, 16), at(23, 18), 'de-DE')).toMatch(/^16.18 Uhr$/);
});

it('is by the clocks of a zone, half an hour off or a day ahead', () => {
  const [start, end] = [new Date('2026-11-23T18:30Z'), new Date('2026-11-23T20:00Z')];
  const plain = (zone: string) =>
    timeRange('en-US', start, end, zone, at(1, 0)).replace(/[\u00a0\u202f\u2009]/g, ' ');
  expect(plain('Asia/Kolkata')).toBe('12:00 – 1:30 AM');
  expect(plain('America/New_York')).toBe('1:30 – 3:00 PM');
});
