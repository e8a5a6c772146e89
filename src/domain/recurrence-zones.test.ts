import { afterEach, expect, it, vi } from 'vitest';
import { occurrencesOf } from './recurrence';
import { REPEATS } from './repeat';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time';

afterEach(() => vi.unstubAllEnvs());

const QUARTER_MS = 15 * MINUTE_MS;

// Half past six in the morning of a Sunday and the like, in both halves of the globe, by zones of whole hours, half ones and
// quarters; some change at midnight, one by half an hour, one twice for the month of fasting.
const ZONES = [
  ...['Europe/Berlin', 'America/New_York', 'Australia/Sydney', 'Pacific/Auckland', 'America/Santiago'],
  ...['Asia/Kolkata', 'Australia/Adelaide', 'America/St_Johns', 'Pacific/Chatham', 'Australia/Lord_Howe'],
  ...['Africa/Cairo', 'Africa/Casablanca', 'Asia/Beirut', 'Asia/Kathmandu', 'UTC'],
];

/** The clock of a zone, told by another way than the code's: as a moment of UTC. */
function clockOf(zone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...({ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit' } as const),
  });
  return (date: Date): number => {
    const { year, month, day, hour, minute } = Object.fromEntries(
      format.formatToParts(date).map(({ type, value }) => [type, Number(value)]),
    ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>;
    return Date.UTC(year, month - 1, day, hour, minute);
  };
}

/** A moment at which that clock shows something; undefined for what the clocks leave out. */
function momentOf(clock: (date: Date) => number, shown: number): number | undefined {
  for (let moment = shown - 14 * HOUR_MS; moment <= shown + 14 * HOUR_MS; moment += QUARTER_MS)
    if (clock(new Date(moment)) === shown) return moment;
  return undefined;
}

it.each(ZONES)('every occurrence is at the time that was said, by the clocks of %s', (zone) => {
  const clock = clockOf(zone);
  for (const here of ['America/Los_Angeles', 'Australia/Lord_Howe']) {
    vi.stubEnv('TZ', here);
    for (const repeat of REPEATS)
      for (const hour of [0, 1, 2, 3, 12, 23]) {
        // A Sunday, as clocks change on those mostly.
        const first = Date.UTC(2026, 0, 4, hour, 30);
        const start = new Date(momentOf(clock, first) ?? Number.NaN);
        const found = occurrencesOf({ start, repeat, timeZone: zone }, new Date('2027-01-20Z'));
        expect(found.length).toBeGreaterThan(11);
        for (const [number, moment] of found.entries()) {
          const shown = clock(moment);
          const isAtTime = shown % DAY_MS === first % DAY_MS && new Date(shown).getUTCDay() === 0;
          if (repeat !== 'monthly' && isAtTime)
            expect(shown).toBe(first + number * (repeat === 'weekly' ? 7 : 14) * DAY_MS);
          if (isAtTime) continue;
          // It has no such time on this day: then it is earlier, by what is left out.
          const said = shown - (shown % DAY_MS) + (first % DAY_MS);
          const sameDay = hour === 0 && shown % DAY_MS > HOUR_MS ? said + DAY_MS : said;
          expect(momentOf(clock, sameDay)).toBeUndefined();
          expect([30, 60]).toContain((sameDay - shown) / MINUTE_MS);
        }
      }
  }
});
