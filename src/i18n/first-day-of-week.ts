import type { Day } from 'date-fns';

interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  firstDay: number;
}

/** Firefox has none, and others have it by one of two names. */
type WithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** Countries of the app's readers that count weeks from Sunday, where the browser does not tell. */
const FROM_SUNDAY: ReadonlySet<string> = new Set(['US', 'CA', 'MX', 'BR', 'JP', 'KR', 'IL', 'IN', 'ZA']);

/** The day that weeks begin with where a locale is spoken: 0 is Sunday. */
export function firstDayOfWeek(tag: string): Day {
  const locale: WithWeek = new Intl.Locale(tag).maximize();
  const told = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  if (told !== undefined) return (told % 7) as Day;
  return FROM_SUNDAY.has(locale.region ?? '') ? 0 : 1;
}
