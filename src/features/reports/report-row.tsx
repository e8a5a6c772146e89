import { useTranslation } from 'react-i18next';
import type { Report } from '@/domain/entities/report';
import { Badge, type BadgeProps } from '@/ui/badge';
import { Card } from '@/ui/card';
import { RelativeTime } from '@/ui/relative-time';
import { Fact } from './fact';
import { Quoted } from './quoted';

const TONES: Record<NonNullable<Report['outcome']>, BadgeProps['tone']> = {
  'no-action': 'neutral',
  'taken-down': 'success',
  acted: 'success',
  overturned: 'warning',
};

/** One report as who made it follows it. */
export function ReportRow({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  const { kind, excerpt, ruleTitle, words, danger, createdAt, outcome } = report;
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-lg">{t(`own.kinds.${kind}`)}</h3>
        <Badge tone={outcome ? TONES[outcome] : 'info'}>{t(`own.states.${outcome ?? 'waiting'}`)}</Badge>
        {danger && <Badge tone="danger">{t('own.danger')}</Badge>}
        <RelativeTime date={createdAt} className="text-muted text-sm" />
      </div>
      {excerpt && <Quoted text={excerpt} />}
      <dl className="grid gap-3">
        <Fact name={t('own.rule')}>
          <p dir="auto">{ruleTitle}</p>
        </Fact>
        {words && (
          <Fact name={t('own.words')}>
            <Quoted text={words} />
          </Fact>
        )}
      </dl>
    </Card>
  );
}
