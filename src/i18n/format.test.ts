import { describe, expect, it } from 'vitest';
import { createFormat } from './format';

const us = createFormat('en-US', 'Unknown Date');
const moment = new Date('2026-11-21T20:30:00Z');
// Intl puts a narrow no-break space before PM.
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('createFormat', () => {
  it('writes dates by locale', () => {
    expect(us.date(moment, { timeZone: 'UTC' })).toBe('November 21, 2026');
    expect(createFormat('en-GB', '').date(moment, { timeZone: 'UTC' })).toBe('21 November 2026');
    expect(
      us.date(moment, {
        timeZone: 'America/Los_Angeles',
        weekday: 'long',
        month: 'short',
        day: 'numeric',
        year: 'numeric',
      }),
    ).toBe('Saturday, Nov 21, 2026');
  });

  it('writes times with their zone', () => {
    expect(plain(us.dateTime(moment, 'America/Los_Angeles'))).toBe('Sat, Nov 21, 2026, 12:30 PM PST');
    expect(plain(us.time(moment, 'UTC'))).toBe('8:30 PM');
  });

  it('names a range of one day once', () => {
    const end = new Date('2026-11-21T22:00:00Z');
    expect(plain(us.dateTimeRange(moment, end, 'UTC'))).toBe('Nov 21, 2026, 8:30 – 10:00 PM');
    expect(plain(us.dateTimeRange(moment, undefined, 'UTC'))).toBe('Nov 21, 2026, 8:30 PM');
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
