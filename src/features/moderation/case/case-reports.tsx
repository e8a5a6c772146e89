import { useTranslation } from 'react-i18next';
import type { CaseReport, ModerationCase } from '@/domain/entities/moderation-case';
import { useDraftValue } from '@/features/drafts';
import { Checkbox } from '@/ui/checkbox';
import { RelativeTime } from '@/ui/relative-time';
import { Rows } from '@/ui/rows';
import { Section } from '@/ui/section';
import { TextBlock } from '@/ui/text-block';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { type DecisionDraft, decisionFormKey, UNDECIDED } from '../acts/decision-draft';

interface Props {
  about: ModerationCase;
  /** Whether they were made in good faith is still to be said. */
  isJudged: boolean;
}

/** What was reported of it, without who did. */
export function CaseReports({ about, isJudged }: Props) {
  const { t } = useTranslation('moderation');
  const { id, reports, reportCount } = about;
  const [draft, setDraft] = useDraftValue<DecisionDraft>(decisionFormKey(id), UNDECIDED);
  const mark = (reportId: string, isBad: boolean) => {
    const others = draft.badFaith.filter((one) => one !== reportId);
    setDraft({ ...draft, badFaith: isBad ? [...others, reportId] : others });
  };
  const more = reportCount - reports.length;
  if (reportCount === 0) return <p className="text-muted">{t('reports.none')}</p>;
  return (
    <Section title={t('reports.title', { count: reportCount })} lead={t('reports.lead')}>
      <Rows items={reports} keyOf={(report) => report.id}>
        {(report) => (
          <div className="grid gap-1">
            <ReportWords report={report} />
            {isJudged && (
              <Checkbox
                label={
                  <>
                    {t('reports.badFaith')}
                    <VisuallyHidden> {t('reports.of', { rule: report.ruleTitle })}</VisuallyHidden>
                  </>
                }
                checked={draft.badFaith.includes(report.id)}
                onChange={(event) => mark(report.id, event.target.checked)}
              />
            )}
          </div>
        )}
      </Rows>
      {more > 0 && <p className="text-muted text-sm">{t('reports.more', { count: more })}</p>}
    </Section>
  );
}

function ReportWords({ report: { ruleTitle, words, at } }: { report: CaseReport }) {
  const { t } = useTranslation('moderation');
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
          {ruleTitle}
        </strong>
        <RelativeTime date={at} className="text-muted text-sm" />
      </p>
      {words ? <TextBlock text={words} /> : <p className="text-muted">{t('reports.wordless')}</p>}
    </>
  );
}
