import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '@/domain/relative-time';
import { type DateInput, useFormat } from '@/i18n/format';
import { everyMinute, everySecond } from './clock';

const still = () => () => {};

/** "5 minutes ago", ticking; a full date after a day; "Unknown Date" for none. The exact time shows on hover. */
export function RelativeTime({ date, className }: { date: DateInput; className?: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { kind } = relativeTime(date, new Date());
  const clock = kind === 'seconds' ? everySecond : everyMinute;
  const ticks = kind === 'seconds' || kind === 'minutes' || kind === 'hours';
  useSyncExternalStore(ticks ? clock.subscribe : still, clock.now, clock.now);

  const shown = relativeTime(date, new Date());
  if (shown.kind === 'unknown') return <span className={className}>{t('unknownDate')}</span>;
  return (
    <time dateTime={date?.toISOString()} title={format.dateTime(date)} className={className}>
      {shown.kind === 'date' ? format.date(shown.date) : t(`relative.${shown.kind}`, { count: shown.count })}
    </time>
  );
}
