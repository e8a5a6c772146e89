import { Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import { shownZone } from '@/domain/time-zone';
import { useFormat } from '@/i18n/format';

/** Says of an event how it repeats, and until when. Nothing of one that does not. */
export function Repeats({ event }: { event: SchoolEvent }) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  if (!event.series) return null;
  const { repeat, until } = event.series;
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: shownZone(event) } as const;
  return (
    <p className="flex items-start gap-2 text-muted text-sm">
      <Repeat aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{t(`repeat.words.${repeat}`, { until: format.date(until, day) })}</span>
    </p>
  );
}
