import { Printer } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectedSchool } from '@/features/session';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { InviteForm } from './invite-form';
import { InviteLink } from './invite-link';
import { InviteList } from './invite-list';
import { QrCode } from './qr-code';
import { ReferralProgress } from './referral-progress';
import { useInviteCode } from './use-invite-code';

/** /invites: everything about inviting other parents of the selected school. */
export function InvitesPage() {
  const { t } = useTranslation('invites');
  const { schoolId, schoolName } = useSelectedSchool();
  const own = useInviteCode(schoolId);
  return (
    <div className="mx-auto grid max-w-column gap-8">
      <div>
        <PageHeader title={t('title')} lead={t('lead', { school: schoolName })} />
        <div className="grid gap-6 print:hidden">
          <ReferralProgress />
          <InviteForm />
          <InviteLink />
        </div>
      </div>
      {own && (
        <Section
          title={t('qr')}
          actions={
            <Button
              size="sm"
              variant="secondary"
              icon={<Printer aria-hidden />}
              className="print:hidden"
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
          }
        >
          <Suspense fallback={<div className="size-60" />}>
            <QrCode value={own.link} label={t('qrLabel')} />
          </Suspense>
          <p className="hidden break-all print:block">{own.link}</p>
        </Section>
      )}
      <Section title={t('list')} className="print:hidden">
        <InviteList />
      </Section>
    </div>
  );
}
