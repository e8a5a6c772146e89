import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { preview } from '@/domain/preview';
import { useMe } from '@/features/session';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { RelativeTime } from '@/ui/relative-time';
import { DangerMark } from '../parts/danger-mark';
import { useActLabel } from '../parts/use-act-label';

/** Characters shown of what was reported. */
const EXCERPT = 160;

interface Props {
  about: ModerationCase;
  /** Its name, once it is known. */
  school: string | undefined;
}

/** One case of a list: what it is about, how urgent it is, and whose turn it is. */
export function CaseRow({ about, school }: Props) {
  const { t } = useTranslation('moderation');
  const { uid } = useMe();
  const labelOf = useActLabel();
  const { kind, content, reports, reportCount, decision, isWaiting } = about;
  const excerpt = preview([content.title, content.text].filter(Boolean).join(': '), EXCERPT);
  const rules = [...new Set(reports.map(({ ruleTitle }) => ruleTitle))];
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      {about.danger && <DangerMark />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="min-w-0 text-lg [overflow-wrap:anywhere]">
          <Link
            to={`/moderator/reports/${about.id}`}
            className="link inline-flex min-h-6 pointer-coarse:min-h-11 items-center"
          >
            {t(`about.${kind}`, { name: about.subjectName })}
          </Link>
        </h2>
        <RelativeTime date={decision?.at ?? about.createdAt} className="text-muted text-sm" />
      </div>
      <p className="[overflow-wrap:anywhere]" dir="auto">
        {excerpt || t(content.pictures.length > 0 ? 'row.picture' : 'row.noText')}
      </p>
      <p className="text-muted text-sm [overflow-wrap:anywhere]">
        {reportCount > 0 ? t('row.reports', { count: reportCount }) : t('row.unreported')}
        {rules.map((rule) => (
          <span key={rule} dir="auto">
            {' · '}
            {rule}
          </span>
        ))}
        {school && ` · ${school}`}
      </p>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {about.status === 'appealed' && <Badge tone="info">{t('row.appeal')}</Badge>}
        {about.isHidden && isWaiting && !decision && (
          <Badge tone="warning">{t('content.hiddenByReports')}</Badge>
        )}
        {decision && <Badge>{labelOf(decision, kind)}</Badge>}
        {about.appeal?.outcome && <Badge>{t(`appeal.outcomes.${about.appeal.outcome}`)}</Badge>}
        {isWaiting && !about.handlerIds.includes(uid) && <Badge>{t('row.others')}</Badge>}
      </p>
    </Card>
  );
}
