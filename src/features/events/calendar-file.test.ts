import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { SchoolEvent } from '@/domain/entities/community';
import { calendarFileOf } from './calendar-file';
import { eventAfter } from './testing';

const start = new Date(Date.UTC(2026, 2, 28, 18, 30));
const ofEvent = (fields: Partial<SchoolEvent> = {}) =>
  eventAfter(start, 'Fair', 0, { id: 'e1', end: null, ...fields });
const fileOf = (fields?: Partial<SchoolEvent>) => calendarFileOf(ofEvent(fields), 'https://schoolgate.test');

/** The file as another library than the one that wrote it reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [found, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  if (!found) throw new Error('No event in the file.');
  return { calendar, event: new ICAL.Event(found), found };
}

describe('the file of an event for a calendar', () => {
  it('says what, where and when, wherever it is read', () => {
    const end = new Date(Date.UTC(2026, 2, 29, 20));
    const { calendar, event, found } = read(fileOf({ end, location: 'Gym', description: 'Games' }));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event).toMatchObject({ uid: 'e1', summary: 'Fair', location: 'Gym', description: 'Games' });
    // Over the night on which the clocks of Europe change.
    expect([event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([start, end]);
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(found.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(found.getFirstPropertyValue('url')).toBe('https://schoolgate.test/events/e1');
    expect(found.hasProperty('dtstamp')).toBe(true);
  });

  it('of an open end has none', () => {
    expect(read(fileOf()).found.hasProperty('dtend')).toBe(false);
  });

  it('says that it is called off', () => {
    expect(read(fileOf({ isCancelled: true })).found.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it.each([
    'Cake, pie; and \\ more',
    'Two\nlines\r\nand more',
    'END:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR',
    `${'Sommerfest'.repeat(11)} 🎪`,
    'مهرجان المدرسة',
  ])('keeps whatever is typed words: %j', (words) => {
    const { event } = read(fileOf({ title: words, description: words.repeat(3) }));
    const lines = (text: string) => text.replaceAll('\r\n', '\n');
    expect(lines(event.summary)).toBe(lines(words));
    expect(lines(event.description)).toBe(lines(words.repeat(3)));
  });

  it('has lines of 75 octets at most, as the standard wants', () => {
    const file = fileOf({ title: 'Ä'.repeat(110), description: '🎪 '.repeat(200) });
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});
