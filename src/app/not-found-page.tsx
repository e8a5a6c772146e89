import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/ui/link-button';
import { usePageTitle } from '@/ui/use-page-title';

export function NotFoundPage() {
  const { t } = useTranslation('frame');
  usePageTitle(t('notFound.title'));
  return (
    <div className="mx-auto grid max-w-column justify-items-start gap-4 py-8">
      <h1 className="text-2xl">{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <LinkButton to="/">{t('notFound.back')}</LinkButton>
    </div>
  );
}
