/**
 * 4 – 6 PM on one day, else Sat, Nov 21, 4 PM – Sun, Nov 22, 6 PM; the time of the start alone without an end. Minutes of
 * both where one has any. Apart from the other formats, which every page loads.
 * @param timeZone by whose clocks
 * @param now its year is not said
 */
export function timeRange(
  locale: string,
  start: Date,
  end: Date | null,
  timeZone: string,
  now: Date = new Date(),
): string {
  const saysOf = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat('en', { ...options, timeZone });
    return (date: Date) => format(date);
  };
  const [dayOf, yearOf, minuteOf] = [
    saysOf({ dateStyle: 'short' }),
    saysOf({ year: 'numeric' }),
    saysOf({ minute: 'numeric' }),
  ];
  const shown = end ? [start, end] : [start];
  const day = end !== null && dayOf(start) !== dayOf(end);
  const year = day && shown.some((date) => yearOf(date) !== yearOf(now));
  const format = new Intl.DateTimeFormat(locale, {
    ...(day && { weekday: 'short', day: 'numeric', month: 'short' }),
    ...(year && { year: 'numeric' }),
    hour: 'numeric',
    ...(shown.some((date) => minuteOf(date) !== '0') && { minute: '2-digit' }),
    timeZone,
  });
  return end ? format.formatRange(start, end) : format.format(start);
}
