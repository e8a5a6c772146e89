import { type ParsedComponents, parse } from 'chrono-node';

/** What a text says about when something begins and ends. */
export interface SuggestedTimes {
  start: Date | null;
  end: Date | null;
}

const saysWhen = (part: ParsedComponents): boolean =>
  (part.isCertain('day') || part.isCertain('weekday')) && part.isCertain('hour');

// The parser takes zones up to 14 hours and leaves a larger one standing behind what it read: then the
// time is in a zone that does not exist, and none is better than a wrong one.
const REFUSED_ZONE = /^\s*[+-]\d/;
// "last Friday" and "at 5pm last Friday" are over, though the parser would move them to the next one.
const OVER = /\blast\b/i;

/**
 * The first moment in the text for which a day or weekday and an hour are certain (product §4.8), in the future where
 * the text leaves it open. Loaded lazily: the parser weighs more than a screen.
 * @param now what is over by now is not suggested
 * @param writtenAt what "tomorrow" counts from
 */
export function suggestTimes(text: string, now: Date, writtenAt: Date = now): SuggestedTimes {
  const found = parse(text, writtenAt, { forwardDate: true }).find(
    (result) =>
      saysWhen(result.start) &&
      result.start.date() > now &&
      !OVER.test(result.text) &&
      !REFUSED_ZONE.test(text.slice(result.index + result.text.length)),
  );
  if (!found) return { start: null, end: null };
  const end = found.end?.isCertain('hour') ? found.end.date() : null;
  const start = found.start.date();
  return { start, end: end && end > start ? end : null };
}
