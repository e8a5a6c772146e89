import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/ui/link-button';

export function NotFoundPage() {
  const { t } = useTranslation('frame');
  return (
    <div className="mx-auto grid max-w-column justify-items-start gap-4 py-8">
      <h1 className="text-2xl">{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <LinkButton to="/">{t('notFound.back')}</LinkButton>
    </div>
  );
}
