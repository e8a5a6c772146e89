import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorState } from '@/ui/error-state';

/** In place of a page that broke or could not be fetched; `framed` inside the frame, which has the landmark. */
export function CrashScreen({ onRetry, framed }: { onRetry: () => void; framed: boolean }) {
  const { t } = useTranslation('frame');
  const content = (
    <div className="mx-auto grid max-w-column gap-4 px-4 py-12">
      <ErrorState title={t('crashed.title')} message={t('crashed.text')} onRetry={onRetry} />
      <Link to="/" className="link">
        {t('crashed.back')}
      </Link>
    </div>
  );
  return framed ? content : <main>{content}</main>;
}
