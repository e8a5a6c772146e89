import { describe, expect, it } from 'vitest';
import { createFormat } from './create-format';

const LA = 'America/Los_Angeles';
const moment = new Date('2026-11-21T20:30:00Z');
const us = createFormat('en-US', 'Unknown Date', () => moment);
/** The same, read a moment before and after midnight of New Year in London. */
const at = (now: string) => createFormat('en-US', 'Unknown Date', () => new Date(now));
// Intl puts a narrow no-break space before PM.
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('createFormat', () => {
  it('writes dates by locale', () => {
    expect(us.date(moment, { timeZone: 'UTC' })).toBe('Sat, Nov 21');
    expect(createFormat('en-GB', '', () => moment).date(moment, { timeZone: 'UTC' })).toBe('Sat 21 Nov');
    expect(
      us.date(moment, {
        timeZone: LA,
        weekday: 'long',
        month: 'short',
        day: 'numeric',
        year: 'numeric',
      }),
    ).toBe('Saturday, Nov 21, 2026');
  });

  it('writes times with their zone', () => {
    expect(plain(us.dateTime(moment, LA))).toBe('Sat, Nov 21, 12:30 PM PST');
    expect(plain(us.dateTime(new Date('2026-07-01T20:30:00Z'), LA))).toBe('Wed, Jul 1, 1:30 PM PDT');
    expect(plain(us.dateTime(moment, 'Asia/Tokyo'))).toBe('Sun, Nov 22, 5:30 AM GMT+9');
  });

  it('writes the year only when it is not this one', () => {
    const date = (text: string) => us.date(new Date(text), { timeZone: 'UTC' });
    expect(date('2026-01-01T00:00:00Z')).toBe('Thu, Jan 1');
    expect(date('2025-12-31T23:59:59Z')).toBe('Wed, Dec 31, 2025');
    expect(date('2027-01-01T00:00:00Z')).toBe('Fri, Jan 1, 2027');
    expect(plain(us.dateTime(new Date('2027-11-21T20:30:00Z'), LA))).toBe('Sun, Nov 21, 2027, 12:30 PM PST');
  });

  it('asks the clock of the zone shown which year it is', () => {
    const newYear = new Date('2027-01-01T03:00:00Z');
    // New Year in London, still the old year in Los Angeles; both dates are read at the same moment.
    const reader = at('2027-01-01T03:00:00Z');
    expect(plain(reader.dateTime(newYear, 'Europe/London'))).toBe('Fri, Jan 1, 3:00 AM GMT');
    expect(plain(reader.dateTime(newYear, LA))).toBe('Thu, Dec 31, 7:00 PM PST');
    const later = at('2027-01-01T09:00:00Z');
    expect(plain(later.dateTime(newYear, LA))).toBe('Thu, Dec 31, 2026, 7:00 PM PST');
  });

  it('names a range of one day once', () => {
    const end = new Date('2026-11-21T22:00:00Z');
    expect(plain(us.dateTimeRange(moment, end, 'UTC'))).toBe('Sat, Nov 21, 8:30 – 10:00 PM UTC');
    expect(plain(us.dateTimeRange(moment, undefined, 'UTC'))).toBe('Sat, Nov 21, 8:30 PM UTC');
    expect(plain(us.dateTimeRange(moment, null, 'UTC'))).toBe(plain(us.dateTime(moment, 'UTC')));
  });

  it('writes weekday, zone and year of both ends of a longer range', () => {
    const range = (start: string, end: string) => plain(us.dateTimeRange(new Date(start), new Date(end), LA));
    expect(range('2026-11-21T20:30:00Z', '2026-11-22T22:00:00Z')).toBe(
      'Sat, Nov 21, 12:30 PM PST – Sun, Nov 22, 2:00 PM PST',
    );
    // Over New Year one year alone would be taken for that of both.
    expect(range('2026-12-31T20:30:00Z', '2027-01-01T22:00:00Z')).toBe(
      'Thu, Dec 31, 2026, 12:30 PM PST – Fri, Jan 1, 2027, 2:00 PM PST',
    );
    // The clocks were put back between the two.
    expect(range('2026-10-31T20:00:00Z', '2026-11-01T20:00:00Z')).toBe(
      'Sat, Oct 31, 1:00 PM PDT – Sun, Nov 1, 12:00 PM PST',
    );
  });

  it('calls a date that is none by its name', () => {
    for (const wrong of [undefined, null, new Date('x')]) {
      expect(us.date(wrong)).toBe('Unknown Date');
      expect(us.dateTime(wrong)).toBe('Unknown Date');
    }
  });

  it('writes lists, amounts and sizes', () => {
    expect(us.list(['Ana', 'Ben', 'Cleo'])).toBe('Ana, Ben, and Cleo');
    expect(us.currency(20)).toBe('$20');
    expect(us.currency(19.5)).toBe('$19.50');
    expect(us.percent(0.62)).toBe('62%');
    expect(us.fileSize(10 * 1024 * 1024)).toBe('10 MB');
    expect(us.fileSize(200)).toBe('1 kB');
  });
});
