import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorState } from '@/ui/error-state';

/** In place of a page that broke or could not be fetched. */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('frame');
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid max-w-column gap-4 px-4 py-12">
      <ErrorState title={t('crashed.title')} message={t('crashed.text')} onRetry={onRetry} />
      <Link to="/" className="link">
        {t('crashed.back')}
      </Link>
    </main>
  );
}
