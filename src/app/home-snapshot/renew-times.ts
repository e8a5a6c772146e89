import { relativeTime } from '@/domain/relative-time';
import { createFormat } from '@/i18n/create-format';
import type { HomeSnapshot } from './snapshot';

/** As the app is going to say it (src/ui/relative-time.tsx): the browser's words for it are the same. */
export function agoIn(locale: string, date: Date, now: Date): string {
  const ago = relativeTime(date, now);
  if (ago.kind === 'unknown') return '';
  return ago.kind === 'date'
    ? createFormat(locale, '', () => now).date(ago.date)
    : new Intl.RelativeTimeFormat(locale).format(-ago.count, ago.kind);
}

/**
 * Brings a home that was kept up to date: says anew how long ago each post was written, and hides what was true of the
 * day on which it was kept, in its room.
 */
export function renewTimes(
  home: Element,
  { at, locale }: Pick<HomeSnapshot, 'at' | 'locale'>,
  now: Date,
): void {
  // Those with a title say how long ago it was.
  for (const time of home.querySelectorAll<HTMLTimeElement>('article time[title]')) {
    const date = new Date(time.dateTime);
    // A date stays what it is, and the browser's words take a slow phone some time.
    if (relativeTime(date, new Date(at)).kind !== 'date') time.textContent = agoIn(locale, date, now);
  }
  if (new Date(at).toDateString() === now.toDateString()) return;
  for (const ofDay of home.querySelectorAll<HTMLElement>('[data-day]')) ofDay.style.visibility = 'hidden';
}
