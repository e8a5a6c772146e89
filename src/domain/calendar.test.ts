import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarOf } from './calendar';

const eventOf = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{ id: 'e1', title: 'Fair', start: new Date('2026-03-28T18:30:00Z'), end: null, location: '' },
  ...{ description: '', isCancelled: false, createdAt: new Date('2026-01-01T08:00:00Z'), ...fields },
});
const linkOf = (id: string) => `https://schoolgate.test/events/${id}`;
const feed = {
  name: 'Oak Hill',
  refreshSeconds: 3_600,
  calledOff: (title: string) => `Called off: ${title}`,
};
const feedOf = (...events: CalendarEvent[]) => calendarOf(events, { product: 'Schoolgate', linkOf, feed });

/** A calendar as another library than the one that wrote it reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent');
  return { calendar, events, first: events[0] ?? new ICAL.Component('none') };
}
const valueIn = (component: InstanceType<typeof ICAL.Component>, name: string) =>
  String(component.getFirstPropertyValue(name));
const octets = (line: string) => new TextEncoder().encode(line).length;

describe('a calendar that is followed', () => {
  it('says its name and when to look again, and nothing that changes by itself', () => {
    const text = feedOf(eventOf());
    const { calendar, first } = read(text);
    expect(valueIn(calendar, 'method')).toBe('PUBLISH');
    expect(['name', 'x-wr-calname'].map((name) => valueIn(calendar, name))).toEqual(['Oak Hill', 'Oak Hill']);
    expect(['refresh-interval', 'x-published-ttl'].map((name) => valueIn(calendar, name))).toEqual([
      'PT1H',
      'PT1H',
    ]);
    expect(valueIn(first, 'dtstamp')).toBe('2026-01-01T08:00:00Z');
    expect(feedOf(eventOf())).toBe(text);
  });

  it('tells by which an event is the newer one', () => {
    const changedAt = new Date('2026-02-02T09:10:11Z');
    const { first } = read(feedOf(eventOf({ sequence: 2, changedAt })));
    expect(['sequence', 'last-modified', 'dtstamp', 'created'].map((name) => valueIn(first, name))).toEqual([
      ...['2', '2026-02-02T09:10:11Z', '2026-02-02T09:10:11Z', '2026-01-01T08:00:00Z'],
    ]);
    expect(read(feedOf(eventOf())).first.hasProperty('last-modified')).toBe(false);
    // One that has no time of its own yet.
    expect(valueIn(read(feedOf(eventOf({ createdAt: null }))).first, 'dtstamp')).toBe('2026-03-28T18:30:00Z');
  });

  it('says what is called off twice, as not every program shows it by itself', () => {
    const { first } = read(feedOf(eventOf({ isCancelled: true })));
    expect(['status', 'summary'].map((name) => valueIn(first, name))).toEqual([
      'CANCELLED',
      'Called off: Fair',
    ]);
  });

  it.each([
    ['Oak, Pine; \\ Sons', 'Oak\\, Pine\\; \\\\ Sons'],
    ['Oak\r\nX-EVIL:1', 'Oak\\nX-EVIL:1'],
  ])('keeps a name words: %j', (name, written) => {
    const text = calendarOf([], { product: 'Schoolgate', linkOf, feed: { ...feed, name } });
    expect(text).toContain(`\r\nX-WR-CALNAME:${written}\r\n`);
    expect(read(text).calendar.hasProperty('x-evil')).toBe(false);
  });

  it('is one also without any event', () => {
    const { calendar } = read(feedOf());
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  });
});

describe('times', () => {
  it.each([
    ['the night in which Europe loses an hour', '2026-03-28T23:30:00Z', '2026-03-29T02:30:00Z'],
    ['the night in which Europe has one twice', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    ['the night in which New York loses an hour', '2026-03-08T06:30:00Z', '2026-03-08T07:30:00Z'],
    ['the end of a year', '2026-12-31T23:59:00Z', '2027-01-01T00:01:00Z'],
  ])('are the same moments everywhere, in %s', (_when, from, to) => {
    const [start, end] = [new Date(from), new Date(to)];
    const { startDate, endDate } = new ICAL.Event(read(feedOf(eventOf({ start, end }))).first);
    expect([startDate.toJSDate(), endDate.toJSDate()]).toEqual([start, end]);
    expect([startDate.zone, endDate.zone]).toEqual([ICAL.Timezone.utcTimezone, ICAL.Timezone.utcTimezone]);
  });

  it('have no end at the moment of the start, which the standard does not know', () => {
    const start = new Date('2026-03-28T18:30:00Z');
    expect(read(feedOf(eventOf({ start, end: start }))).first.hasProperty('dtend')).toBe(false);
  });
});

describe('whatever is typed', () => {
  it('loses only what no calendar can hold', () => {
    const { first } = read(
      feedOf(eventOf({ title: 'A\u0007b\u0000c\ud83cd\u007f', description: 'x\ty\r\nz\rq' })),
    );
    expect(valueIn(first, 'summary')).toBe('Abcd');
    expect(valueIn(first, 'description')).toBe('x\ty\nz\nq');
  });

  it('stays words, in lines of 75 octets that end as they must', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc
        .array(fc.constantFrom(',', ';', '\\', '\n', '\r', '🎪', '👩‍👩‍👧', 'END:VEVENT', ':', '"', ' '))
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, text, text, (title, location, description) => {
        const written = feedOf(eventOf({ title, location, description }), eventOf({ id: 'e2' }));
        const lines = written.split('\r\n');
        expect(lines.pop()).toBe('');
        for (const line of lines) {
          expect(octets(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/(?!\t)\p{Cc}|\p{Surrogate}/u);
        }
        const { events, first } = read(written);
        expect(events).toHaveLength(2);
        const typed = { summary: title, location, description };
        for (const [name, words] of Object.entries(typed)) {
          const held = first.hasProperty(name) ? valueIn(first, name) : '';
          const kept = words.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}|\p{Surrogate}/gu, '');
          expect(held).toBe(kept);
        }
      }),
      { numRuns: 300 },
    );
  });
});
