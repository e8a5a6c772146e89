import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const APPS = ['apple', 'google', 'outlook'] as const;

/** How the usual calendars take an address. */
export function Instructions() {
  const { t } = useTranslation('calendar');
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-90" />
        {t('feed.how')}
      </summary>
      <dl className="grid gap-3 pt-2">
        {APPS.map((app) => (
          <div key={app}>
            <dt className="font-semibold text-sm">{t(`feed.apps.${app}.name`)}</dt>
            <dd>{t(`feed.apps.${app}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-3 text-muted text-sm">{t('feed.others')}</p>
    </details>
  );
}
