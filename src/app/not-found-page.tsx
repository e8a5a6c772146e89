import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';

/** An address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation('frame-parts');
  return (
    <EmptyState
      page
      drawing="signpost"
      message={t('notFound.title')}
      action={<LinkButton to="/">{t('notFound.back')}</LinkButton>}
      className="mx-auto w-full max-w-column"
    >
      {t('notFound.text')}
    </EmptyState>
  );
}
