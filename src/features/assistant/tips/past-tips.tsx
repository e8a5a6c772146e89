import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ASSISTANT_TIME_ZONE } from '@/domain/assistant/day';
import type { TipSet } from '@/domain/entities/outreach';
import { useFormat } from '@/i18n/format';
import { TipCards } from './tip-cards';

/** Sets of earlier days, closed at first, each with its day in Los Angeles. */
export function PastTips({ sets }: { sets: readonly TipSet[] }) {
  const { t } = useTranslation('assistant');
  const [open, setOpen] = useState(false);
  if (sets.length === 0) return null;
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 border-ink border-b [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-90" />
        <h2 className="text-xl">{t('past.title')}</h2>
      </summary>
      {open && (
        <ol className="grid gap-8 pt-4">
          {sets.map((set) => (
            <li key={set.id}>
              <PastSet set={set} />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

function PastSet({ set }: { set: TipSet }) {
  const { t } = useTranslation('assistant');
  const format = useFormat();
  const day = format.date(set.createdAt, {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: ASSISTANT_TIME_ZONE,
  });
  return (
    <article className="grid gap-3">
      <div>
        <h3 className="text-lg">{day}</h3>
        <p className="text-muted text-sm">
          {t([`past.bands.${set.gradeBand}`, 'past.bands.other'])} · {t([`tips.${set.source}`, 'tips.ai'])}
        </p>
      </div>
      <TipCards tips={set} level={4} />
    </article>
  );
}
