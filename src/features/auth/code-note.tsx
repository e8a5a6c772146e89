import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Banner } from '@/ui/banner';

/** Whether an invite code came along: green with it, red with a way to one without (spec §2 /signup). */
export function CodeNote({ code }: { code: string | null }) {
  const { t } = useTranslation('auth');
  if (code) return <Banner tone="success">{t('code.present', { code })}</Banner>;
  return (
    <Banner tone="danger">
      {t('noCode.text')}{' '}
      <Link to="/interest" className="link">
        {t('noCode.link')}
      </Link>
    </Banner>
  );
}
