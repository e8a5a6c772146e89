export type DateInput = Date | null | undefined;

const valid = (date: DateInput): date is Date => date instanceof Date && !Number.isNaN(date.getTime());

const made = new Map<string, unknown>();

/** Making a formatter takes longer than drawing what it formats, and a feed asks for the same few all the time. */
function once<Format, Options>(
  Make: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
): Format {
  // The options tell which formatter it is: no two kinds have the same.
  const key = locale + JSON.stringify(options);
  const format = made.get(key) ?? new Make(locale, options);
  made.set(key, format);
  return format as Format;
}

const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  once(Intl.DateTimeFormat, locale, options);

const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
/** With its zone, as parents travel and schools do not. */
const MOMENT: Intl.DateTimeFormatOptions = {
  ...DAY,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** The year or the minute where a clock in this zone stands (the reader's without one). */
const partOf = (part: 'year' | 'minute', date: Date, timeZone?: string): string =>
  dateFormat('en', { [part]: 'numeric', timeZone }).format(date);

/** Whole hours without minutes, as people say them; by the clocks of the zone, which may be half an hour off. */
const timeOf = (date: Date, timeZone?: string): Intl.DateTimeFormatOptions => ({
  hour: 'numeric',
  ...(partOf('minute', date, timeZone) !== '0' && { minute: '2-digit' }),
  timeZone,
});

/**
 * Formatters of one locale. `unknownDate` is what an invalid date is called (product §8). Every date has its weekday,
 * and its year only when that is not the present one.
 * @param now what "the present one" is told by
 */
export function createFormat(locale: string, unknownDate: string, now: () => Date = () => new Date()) {
  const dates = (date: DateInput, options: Intl.DateTimeFormatOptions) =>
    valid(date) ? dateFormat(locale, options).format(date) : unknownDate;
  const withYear = (
    look: Intl.DateTimeFormatOptions,
    shown: readonly DateInput[],
    timeZone?: string,
  ): Intl.DateTimeFormatOptions => {
    const thisYear = partOf('year', now(), timeZone);
    const other = shown.some((date) => valid(date) && partOf('year', date, timeZone) !== thisYear);
    return { ...look, ...(other && { year: 'numeric' }), timeZone };
  };
  const dateTime = (date: DateInput, timeZone?: string) => dates(date, withYear(MOMENT, [date], timeZone));

  return {
    locale,
    /** Sat, Nov 21. Options replace the default (a zone alone is added to it). */
    date: (date: DateInput, options: Intl.DateTimeFormatOptions = {}) => {
      const { timeZone, ...parts } = options;
      return dates(date, Object.keys(parts).length > 0 ? options : withYear(DAY, [date], timeZone));
    },
    /** Sat, Nov 21, 3:30 PM PST */
    dateTime,
    /** 4 PM, 4:30 PM */
    time: (date: Date, timeZone?: string) => dates(date, timeOf(date, timeZone)),
    /** Sat, Nov 21, 3:30 – 5:00 PM PST; the start alone without an end. */
    dateTimeRange: (start: DateInput, end: DateInput, timeZone?: string) =>
      valid(start) && valid(end)
        ? dateFormat(locale, withYear(MOMENT, [start, end], timeZone)).formatRange(start, end)
        : dateTime(start, timeZone),
    /** Ana, Ben and Cleo */
    list: (items: readonly string[], type: Intl.ListFormatType = 'conjunction') =>
      once(Intl.ListFormat, locale, { type }).format(items),
    number: (value: number, options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(locale, options).format(value),
    /** Whole amounts without cents: $20 */
    currency: (value: number, currency = 'USD') =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      }).format(value),
    percent: (ratio: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(ratio),
    /** 10 MB, 340 kB */
    fileSize: (bytes: number) => {
      const [value, unit] = bytes < 1_000_000 ? [bytes / 1024, 'kilobyte'] : [bytes / 1_048_576, 'megabyte'];
      const rounded = unit === 'kilobyte' ? Math.max(1, Math.round(value)) : value;
      return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(rounded);
    },
  };
}
