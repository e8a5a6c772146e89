import { describe, expect, it } from 'vitest';
import { eventScore, looksLikeEvent } from './event-detection';
import { suggestTimes } from './event-start';

// Wednesday 11 March 2026, 9 in the morning where the reader is.
const NOW = new Date(2026, 2, 11, 9, 0);

const local = (date: Date | null): string | null => {
  if (!date) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** Text, hits, suggested start and end in the reader's zone. */
type Row = [text: string, score: number, start: string | null, end?: string];

const ROWS: Row[] = [
  ['Bake sale on Friday at 3pm in the gym', 4, '2026-03-13 15:00'],
  ['Meeting tomorrow at 7pm', 4, '2026-03-12 19:00'],
  ['PTA meeting Tuesday 7pm', 3, '2026-03-17 19:00'],
  ['See you at 3', 1, null],
  ['5/12', 1, null],
  ['Picture day is 5/12', 1, null],
  ['Field trip 5/12 at 9am', 3, '2026-05-12 09:00'],
  ['Party on 5/12/2026 3:30 PM', 5, '2026-05-12 15:30'],
  ['Does anyone have a spare umbrella?', 0, null],
  ['Thanks everyone!', 0, null],
  ['Meet at the gate on the corner', 2, null],
  ['March is a great month', 1, null],
  ['We may go', 1, null],
  ['You may call at any time', 3, null],
  ['Call me on Monday', 3, null],
  ['Monday', 1, null],
  ['Call me', 1, null],
  ['Book fair starts March 20 at 8:30 am', 5, '2026-03-20 08:30'],
  ['Book fair 20 March 8:30am', 3, '2026-03-20 08:30'],
  ['Concert tonight at 7', 3, '2026-03-11 19:00'],
  ['Concert tonight 7pm', 3, '2026-03-11 19:00'],
  ['Class party today at noon', 4, '2026-03-11 12:00'],
  ['Lunch at 12pm tomorrow', 3, '2026-03-12 12:00'],
  ['Tomorrow 10-11am parent coffee', 2, '2026-03-12 10:00', '2026-03-12 11:00'],
  ['Wed 6pm practice', 2, '2026-03-11 18:00'],
  ['next Friday at 6 pm', 4, '2026-03-20 18:00'],
  ['in two hours', 0, '2026-03-11 11:00'],
  ['in 3 days at 5pm', 2, '2026-03-14 17:00'],
  ['Conference Thursday, March 19, 4:00 PM - 4:20 PM', 5, '2026-03-19 16:00', '2026-03-19 16:20'],
  ['Webinar tomorrow 7pm GMT+15', 3, null],
  ['Webinar tomorrow at 7pm +20:00', 4, null],
  ['2026-05-12 18:00 meeting', 2, '2026-05-12 18:00'],
  ['12.5. um 18 Uhr', 1, null],
  ['The score was 3/4 of the class', 1, null],
  ['Version 1.2.3 at home on the couch', 3, null],
  ['Open 24/7 call us', 2, null],
  ['I am at work on it', 3, null],
  ['He sat on the sun chair', 1, null],
  ['Party!!! Party!!! Party!!!', 1, null],
  ['AT ON', 2, null],
  ['7pm', 1, null],
  ['7 pm', 2, null],
  ['7 p.m. at school', 2, null],
  ['0pm at 13pm on', 2, null],
  ['Saturday from 2pm to 4pm birthday party', 4, '2026-03-14 14:00', '2026-03-14 16:00'],
  ['Saturday the 14th at 11am playdate', 4, null],
  ['Easter egg hunt on April 4th at 10am', 4, '2026-04-04 10:00'],
  ['RSVP by Friday', 2, null],
  ['Reminder: early dismissal Friday 1:15 pm', 3, '2026-03-13 13:15'],
  ['Meeting moved from Tuesday 5pm to Wednesday 6pm', 4, '2026-03-17 17:00', '2026-03-18 18:00'],
  ['every Tuesday at 4pm practice', 4, '2026-03-17 16:00'],
  ['last Friday at 5pm was fun', 3, null],
  ['yesterday at 5pm we met', 2, null],
  ['Dinner Sunday at six', 2, null],
  ['Dec 24 at 4pm concert', 4, '2026-12-24 16:00'],
  ['Call 555-1234 on Monday', 3, null],
  ['call at 5:30 on Thursday', 4, '2026-03-12 05:30'],
  ['Meeting at 17:30 on Thursday', 4, '2026-03-12 17:30'],
  ['midnight on Friday party', 3, '2026-03-13 00:00'],
  ['Noon on Saturday picnic at the park', 5, '2026-03-14 12:00'],
  ['1/2 cup of sugar at home', 2, null],
  ['room 7 at 3', 1, null],
  ['Due 5/12/26', 1, null],
  ['Meeting today at 9am', 4, null],
  ['Meeting tomorrow at 7pm, bring 2 +1', 4, '2026-03-12 19:00'],
  ['We met at 5pm last Friday', 3, null],
  ['Sep 5 8am-12pm garden workshop', 3, '2026-09-05 08:00', '2026-09-05 12:00'],
  ['31/12 at 11pm party', 4, '2026-12-31 23:00'],
  ['13/13 at 5pm party', 4, null],
];

describe('sentences of real posts', () => {
  it.each(ROWS)('%j', (text, score, start, end = undefined) => {
    const times = suggestTimes(text, NOW);
    expect(eventScore(text)).toBe(score);
    expect(local(times.start)).toBe(start);
    expect(local(times.end)).toBe(end ?? null);
  });

  it('has enough of them', () => expect(ROWS.length).toBeGreaterThanOrEqual(60));
});

describe('zones', () => {
  it.each([
    ['Webinar tomorrow 7pm GMT+2', '2026-03-12T17:00:00.000Z'],
    ['2026-05-12T18:00:00Z kickoff event', '2026-05-12T18:00:00.000Z'],
    ['Call tomorrow at 7pm GMT+14', '2026-03-12T05:00:00.000Z'],
    ['Call tomorrow at 7pm EST', '2026-03-13T00:00:00.000Z'],
  ])('reads %j', (text, moment) => expect(suggestTimes(text, NOW).start?.toISOString()).toBe(moment));
});

it('says that it knows no time', () =>
  expect(suggestTimes('Hello', NOW)).toEqual({ start: null, end: null }));

it('offers an event from two hits on', () => {
  expect(looksLikeEvent('AT ON')).toBe(true);
  expect(looksLikeEvent('See you at 3')).toBe(false);
  expect(looksLikeEvent('Party on 5/12')).toBe(true);
});
