import { useTranslation } from 'react-i18next';
import { Banner } from '@/ui/banner';

/** Says that the parent's account no longer exists. Its live region is there before the message. */
export function GoneNote({ shown, name }: { shown: boolean; name: string }) {
  const { t } = useTranslation('join-requests');
  return (
    <div role="status" className="empty:hidden">
      {shown && <Banner tone="warning">{t('gone', { name })}</Banner>}
    </div>
  );
}
