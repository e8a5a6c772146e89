import { useTranslation } from 'react-i18next';
import { ReauthenticationProvider } from '@/features/reauthentication';
import { useSession } from '@/features/session';
import { LinkedText } from '@/ui/linked-text';
import { PageHeader } from '@/ui/page-header';
import { DeletionSection } from './deletion-section';
import { ExportSection } from './export-section';
import { LeaveSection } from './leave-section';
import { PrivacySection } from './privacy-section';

/** /my-data: a copy of what is held about a parent, the end of a membership, the end of the account. */
export function MyDataPage() {
  const { t } = useTranslation('my-data');
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { account, user } = session;
  return (
    <ReauthenticationProvider>
      <div className="mx-auto max-w-column">
        <PageHeader title={t('title')} lead={t('lead')} />
        <div className="grid grid-cols-1 gap-10">
          {user && <PrivacySection user={user} />}
          <ExportSection uid={account.uid} />
          {user && <LeaveSection user={user} />}
          <DeletionSection uid={account.uid} />
          <p>
            <LinkedText text={t('privacyPage')} />
          </p>
        </div>
      </div>
    </ReauthenticationProvider>
  );
}
