import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelectedSchool } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';
import { Button } from '@/ui/button';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { useMyReferral } from './api/use-my-referral';
import { InviteForm } from './invite-form';
import { InviteLink } from './invite-link';
import { InviteList } from './invite-list';
import { ReferralProgress } from './referral-progress';
import { useMyInviteCode } from './use-my-invite-code';

// The encoder is fetched only by the page that shows a code.
const QrImage = lazyComponent(() => import('@/ui/qr-image').then((m) => m.QrImage));

/** /invites: everything about inviting other parents of the selected school. */
export function InvitesPage() {
  const { t } = useTranslation('invites');
  const { schoolId, schoolName } = useSelectedSchool();
  const own = useMyInviteCode(schoolId);
  // Why it is not there is said once, and its places would stay empty.
  const isUnreadable = useMyReferral().error !== null;
  return (
    <div className="mx-auto grid max-w-column gap-8">
      <div>
        <PageHeader title={t('title')} lead={t('lead', { school: schoolName })} />
        <div className="grid gap-6 print:hidden">
          <ReferralProgress />
          <InviteForm />
          {!isUnreadable && <InviteLink />}
        </div>
      </div>
      {own !== null && !isUnreadable && (
        <Section
          title={t('qr')}
          actions={
            <Button
              size="sm"
              variant="secondary"
              icon={<Printer aria-hidden />}
              className="print:hidden"
              disabled={!own}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
          }
        >
          <LazyBoundary waiting={<div className="size-60" />}>
            {own ? <QrImage value={own.link} label={t('qrLabel')} /> : <div className="size-60" />}
          </LazyBoundary>
          <p className="hidden break-all print:block">{own?.link}</p>
        </Section>
      )}
      <Section title={t('list')} className="print:hidden">
        <InviteList />
      </Section>
    </div>
  );
}
