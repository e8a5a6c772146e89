import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/session';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { useDecisions } from './api/use-decisions';
import { useOwnReports } from './api/use-own-reports';
import { DecisionCard } from './decision-card';
import { ReportRow } from './report-row';

/** /reports: what was decided about somebody, and what they reported. Also for who belongs to no school any more. */
export function ReportsPage() {
  const session = useSession();
  // The guard has made sure of it.
  return session.status === 'signed-in' ? <Reports uid={session.account.uid} /> : null;
}

function Reports({ uid }: { uid: string }) {
  const { t } = useTranslation('reports');
  const decisions = useDecisions(uid);
  const own = useOwnReports(uid);
  return (
    <div className="mx-auto max-w-column">
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="grid grid-cols-1 gap-8">
        <Section title={t('decisions.title')}>
          <Loaded read={decisions} failedText={t('decisions.failed')} tall>
            {(found) =>
              found.length === 0 ? (
                <p className="text-muted">{t('decisions.none')}</p>
              ) : (
                <ul className="grid gap-4">
                  {found.map((notice) => (
                    <DecisionCard key={notice.id} notice={notice} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </Section>
        {/* Not before what stands above it, which would push it down. */}
        {(decisions.data || decisions.error) && (
          <Section title={t('own.title')}>
            <Loaded read={own} failedText={t('own.failed')} tall>
              {(found) =>
                found.length === 0 ? (
                  <EmptyState drawing="bench" message={t('own.none')}>
                    {t('own.noneText')}
                  </EmptyState>
                ) : (
                  <ul className="grid gap-4">
                    {found.map((report) => (
                      <ReportRow key={report.id} report={report} />
                    ))}
                  </ul>
                )
              }
            </Loaded>
          </Section>
        )}
      </div>
    </div>
  );
}
