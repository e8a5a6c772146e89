import { afterEach, expect, it, vi } from 'vitest';
import { firstDayOfWeek } from './first-day-of-week';

afterEach(() => vi.unstubAllGlobals());

const ROWS: [string, number][] = [
  ['en-US', 0],
  ['en', 0],
  ['en-GB', 1],
  ['de', 1],
];

it.each(ROWS)('weeks of %s begin with day %i', (locale, day) => expect(firstDayOfWeek(locale)).toBe(day));

it.each(ROWS)('where the browser does not tell, those of %s with day %i, too', (locale, day) => {
  const { Locale } = Intl;
  vi.stubGlobal('Intl', {
    ...Intl,
    Locale: class {
      maximize = () => ({ region: new Locale(locale).maximize().region });
    },
  });
  expect(firstDayOfWeek(locale)).toBe(day);
});
