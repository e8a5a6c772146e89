import { Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMe, useReviewedSchools } from '@/features/session';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { PageHeader } from '@/ui/page-header';
import { Select } from '@/ui/select';
import { Tabs } from '@/ui/tabs';
import { useAddressChoice } from '@/ui/use-address-choice';
import { DecidedCases } from './decided-cases';
import { WaitingCases } from './waiting-cases';

/** /moderator/reports: what waits for a decision, live, and what was decided. */
export function CaseQueuePage() {
  const { t } = useTranslation('moderation');
  const { isAdmin, isModerator, approvedSchools } = useMe();
  const schools = useReviewedSchools();
  const [wanted, chooseSchool] = useAddressChoice('school');
  const [tab, openTab] = useAddressChoice('show');
  // A school in a link that was handed on may be none of the reader's.
  const schoolId = wanted !== null && (isAdmin || approvedSchools.includes(wanted)) ? wanted : null;
  const all = isAdmin ? null : approvedSchools;
  const nameOf = (id: string) => schools.find((school) => school.id === id)?.name;
  return (
    <div className="mx-auto max-w-column">
      <PageHeader
        title={t('queue.title')}
        lead={t('queue.lead')}
        back={
          isModerator && approvedSchools.length > 0
            ? { to: '/moderator', label: t('queue.toModerator') }
            : { to: '/admin', label: t('queue.toAdmin') }
        }
        actions={
          <LinkButton to="/moderator/community" icon={<Settings2 aria-hidden />}>
            {t('settings.title')}
          </LinkButton>
        }
      />
      {/* Also before an admin's schools are known: what comes later would push the list down. */}
      {(isAdmin || schools.length > 1) && (
        <div className="mb-6 max-w-md">
          <Select
            label={t('queue.school')}
            placeholder={t('queue.allSchools')}
            options={schools.map(({ id, name }) => ({ value: id, label: name }))}
            value={schoolId ?? ''}
            onChange={(event) => chooseSchool(event.target.value || null)}
          />
        </div>
      )}
      {all?.length === 0 ? (
        <EmptyState message={t('queue.noSchool')} />
      ) : (
        <Tabs
          label={t('queue.tabs')}
          value={tab === 'decided' ? 'decided' : 'waiting'}
          onValueChange={(value) => openTab(value === 'decided' ? value : null)}
          tabs={[
            {
              value: 'waiting',
              label: t('queue.waiting'),
              content: <WaitingCases schoolIds={schoolId ? [schoolId] : all} nameOf={nameOf} />,
            },
            {
              value: 'decided',
              label: t('queue.decided'),
              content: <DecidedCases schoolIds={schoolId ? [schoolId] : (all ?? [null])} nameOf={nameOf} />,
            },
          ]}
        />
      )}
    </div>
  );
}
