import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Section } from '@/ui/section';
import { SkeletonCard } from '@/ui/skeleton';
import type { Tips } from '../api/use-tips';
import { Waiting } from '../waiting';
import { TipCards } from './tip-cards';

/** Today's four cards, or that they are on their way, or that there are none (product §2.10). */
export function TodaysTips({ tips: { today, isLoading, retry } }: { tips: Tips }) {
  const { t } = useTranslation('assistant');
  const { t: common } = useTranslation();
  return (
    <Section
      title={t('tips.title')}
      lead={today?.source === 'curated' ? t('tips.curatedHint') : undefined}
      actions={today && <Badge>{t([`tips.${today.source}`, 'tips.ai'])}</Badge>}
    >
      {today && <TipCards tips={today} />}
      {!today && isLoading && (
        <>
          <Waiting text={t('tips.loading')} />
          <div aria-hidden className="grid gap-4 sm:grid-cols-2">
            {['a', 'b', 'c', 'd'].map((key) => (
              <SkeletonCard key={key} />
            ))}
          </div>
        </>
      )}
      {!today && !isLoading && (
        <EmptyState
          drawing="noticeboard"
          message={t('tips.none')}
          action={
            <Button variant="secondary" size="sm" icon={<RotateCw aria-hidden />} onClick={retry}>
              {common('retry')}
            </Button>
          }
        />
      )}
    </Section>
  );
}
