import { useTranslation } from 'react-i18next';
import type { User } from '@/domain/entities/user';
import { Banner } from '@/ui/banner';

/** Why the last request was turned down, and that it may be asked again (design §3). */
export function RejectionNote({ rejected }: { rejected: NonNullable<User['rejectedRequest']> }) {
  const { t } = useTranslation('joining');
  const { schoolName: school, reason } = rejected;
  return (
    <Banner tone="warning" title={t('rejected.title', { school })}>
      <p dir="auto" className="whitespace-pre-wrap">
        {reason ? t('rejected.reason', { reason }) : t('rejected.noReason')}
      </p>
      <p className="mt-2">{t('rejected.again')}</p>
    </Banner>
  );
}
