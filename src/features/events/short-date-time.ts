import { DAY_MS } from '@/domain/time';
import type { Format } from '@/i18n/format';

/** Up to here a weekday alone can't mean the one of next week. */
const SOON_DAYS = 6;

/** Fri, 4 PM within the next six days, else Sat, Nov 21, 4 PM: as people say it, in the reader's own zone. */
export function shortDateTime(format: Format, date: Date, now: Date = new Date()): string {
  const isSoon = date.getTime() - now.getTime() < SOON_DAYS * DAY_MS;
  return format.date(date, {
    weekday: 'short',
    ...(!isSoon && { day: 'numeric', month: 'short' }),
    hour: 'numeric',
    ...(date.getMinutes() > 0 && { minute: '2-digit' }),
  });
}
