import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLocale } from './language';

export type DateInput = Date | null | undefined;

const valid = (date: DateInput): date is Date => date instanceof Date && !Number.isNaN(date.getTime());

const made = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter takes longer than drawing what it formats, and a feed asks for the same two all the time. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}

/** Formatters of one locale. `unknownDate` is what an invalid date is called (spec §8). */
export function createFormat(locale: string, unknownDate: string) {
  const dates = (date: DateInput, options: Intl.DateTimeFormatOptions) =>
    valid(date) ? dateFormat(locale, options).format(date) : unknownDate;

  return {
    locale,
    /** 21 November 2026. Options replace the default (a zone alone is added to it). */
    date: (date: DateInput, options: Intl.DateTimeFormatOptions = {}) => {
      const { timeZone, ...parts } = options;
      const look: Intl.DateTimeFormatOptions = Object.keys(parts).length ? parts : { dateStyle: 'long' };
      return dates(date, timeZone ? { ...look, timeZone } : look);
    },
    /** 3:30 PM */
    time: (date: DateInput, timeZone?: string) => dates(date, { timeStyle: 'short', timeZone }),
    /** Sat, 21 Nov 2026, 3:30 PM GMT+1: with its zone, as parents travel and schools do not. */
    dateTime: (date: DateInput, timeZone?: string) =>
      dates(date, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
        timeZone,
      }),
    /** Start to end, shortened where both are on one day. */
    dateTimeRange: (start: DateInput, end: DateInput, timeZone?: string) => {
      if (!valid(start) || !valid(end))
        return dates(start, { dateStyle: 'medium', timeStyle: 'short', timeZone });
      return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).formatRange(
        start,
        end,
      );
    },
    /** Ana, Ben and Cleo */
    list: (items: readonly string[], type: Intl.ListFormatType = 'conjunction') =>
      new Intl.ListFormat(locale, { type }).format(items),
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

export type Format = ReturnType<typeof createFormat>;

/** Formatters of the language on screen. */
export function useFormat(): Format {
  const { t, i18n } = useTranslation();
  return useMemo(() => createFormat(formatLocale(i18n.language), t('unknownDate')), [i18n.language, t]);
}
