const minutesOf = (date: Date | null): number => date?.getMinutes() ?? 0;

/**
 * 4 – 6 PM on one day, else Sat, Nov 21, 4 PM – Sun, Nov 22, 6 PM; the time of the start alone without an end. Minutes of
 * both where one has any. Apart from the other formats, which every page loads.
 * @param now its year is not said
 */
export function timeRange(locale: string, start: Date, end: Date | null, now: Date = new Date()): string {
  const day = end !== null && start.toDateString() !== end.toDateString();
  const year = day && [start, end].some((date) => date.getFullYear() !== now.getFullYear());
  const format = new Intl.DateTimeFormat(locale, {
    ...(day && { weekday: 'short', day: 'numeric', month: 'short' }),
    ...(year && { year: 'numeric' }),
    hour: 'numeric',
    ...(minutesOf(start) + minutesOf(end) > 0 && { minute: '2-digit' }),
  });
  return end ? format.formatRange(start, end) : format.format(start);
}
