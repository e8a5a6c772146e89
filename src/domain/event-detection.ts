/**
 * Whether a post or comment reads like an event (product §4.8): at least two hits among event keywords, a numeric date
 * and a time with am or pm. Each keyword counts once.
 */

const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday';
const MONTHS =
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec';
const OCCASIONS =
  'event meeting party call conference gathering birthday playdate picnic concert fair festival fundraiser workshop webinar appointment recital practice rsvp';
const KEYWORDS: ReadonlySet<string> = new Set(
  `today tonight tomorrow noon am pm at on ${WEEKDAYS} ${MONTHS} ${OCCASIONS}`.split(' '),
);

/** Hits needed before "Create Event" is offered (product §4.8). */
export const EVENT_SCORE = 2;

// 5/12, 5/12/2026, 12.5., 2026-05-12; not 1/2 of something larger and no version numbers.
const NUMERIC_DATE = /(?<![\d./-])(?:\d{1,2}[/.]\d{1,2}(?:[/.](?:\d{2}|\d{4}))?|\d{4}-\d{2}-\d{2})(?![\d/-])/;
// 7pm, 7:30 PM, 7 p.m.
const CLOCK_TIME = /(?<!\d)(?:1[0-2]|0?[1-9])(?::[0-5]\d)?\s?[ap]\.?m\b/i;

/** Number of hits in a text. */
export function eventScore(text: string): number {
  // With digits: the pm of "7pm" is part of the time, not a keyword of its own.
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const keywords = [...words].filter((word) => KEYWORDS.has(word)).length;
  return keywords + Number(NUMERIC_DATE.test(text)) + Number(CLOCK_TIME.test(text));
}

/** Whether "Create Event" is offered for this text. */
export const looksLikeEvent = (text: string): boolean => eventScore(text) >= EVENT_SCORE;
