import { useTranslation } from 'react-i18next';
import { Banner } from '@/ui/banner';
import { LinkButton } from '@/ui/link-button';

/** Says, for as long as the preview lasts, that this is one, and leads back. */
export function PreviewBanner({ schoolName }: { schoolName: string }) {
  const { t } = useTranslation('admin');
  return (
    <Banner
      tone="warning"
      title={t('preview.title', { school: schoolName })}
      actions={
        <LinkButton to="/admin" size="sm">
          {t('preview.back')}
        </LinkButton>
      }
      className="mb-6"
    >
      {t('preview.text')}
    </Banner>
  );
}
