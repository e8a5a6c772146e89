import { useTranslation } from 'react-i18next';
import { useRules, useSafety } from '@/features/community';
import { ReauthenticationProvider } from '@/features/reauthentication';
import { useMe, useReviewedSchools } from '@/features/session';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { PageHeader } from '@/ui/page-header';
import { Select } from '@/ui/select';
import { useAddressChoice } from '@/ui/use-address-choice';
import { SettingsForm } from './settings-form';

/** /moderator/community: the rules of one school, whom to call there, and words to be asked about. */
export function CommunityPage() {
  const { t } = useTranslation('moderation');
  const { isAdmin, approvedSchools } = useMe();
  const schools = useReviewedSchools();
  const [wanted, chooseSchool] = useAddressChoice('school');
  const isTheirs = wanted !== null && (isAdmin || approvedSchools.includes(wanted));
  // Admins run many: theirs is chosen by hand.
  const first = isAdmin ? null : (approvedSchools[0] ?? null);
  const schoolId = isTheirs ? wanted : first;
  return (
    <div className="mx-auto max-w-column">
      <PageHeader
        title={t('settings.title')}
        lead={t('settings.lead')}
        back={{ to: '/moderator/reports', label: t('case.back') }}
      />
      {(isAdmin || schools.length > 1) && (
        <div className="mb-6 max-w-md">
          <Select
            label={t('queue.school')}
            {...(isAdmin && { placeholder: t('settings.chooseSchool') })}
            options={schools.map(({ id, name }) => ({ value: id, label: name }))}
            value={schoolId ?? ''}
            onChange={(event) => chooseSchool(event.target.value || null)}
          />
        </div>
      )}
      {schoolId ? (
        <ReauthenticationProvider>
          <SettingsOf key={schoolId} schoolId={schoolId} />
        </ReauthenticationProvider>
      ) : (
        <EmptyState message={t(isAdmin ? 'settings.noneChosen' : 'queue.noSchool')} />
      )}
    </div>
  );
}

function SettingsOf({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('moderation');
  const rules = useRules(schoolId);
  const safety = useSafety(schoolId);
  return (
    <Loaded tall read={rules} failedText={t('settings.failed')}>
      {(rulesSettings) => (
        <Loaded tall read={safety} failedText={t('settings.failed')}>
          {(safetySettings) => (
            <SettingsForm schoolId={schoolId} rules={rulesSettings} safety={safetySettings} />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
