import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChunkError } from '@/i18n/load-chunk';
import { ErrorState } from '@/ui/error-state';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** Inside the frame, which has the landmark. */
  framed: boolean;
}

/** In place of a page that broke or could not be fetched. Its words are there from the start: nothing else may be. */
export function CrashScreen({ error, onRetry, framed }: Props) {
  const { t } = useTranslation();
  const why = error instanceof ChunkError ? 'unfetched' : 'crashed';
  const content = (
    <div className="mx-auto grid max-w-column gap-4 px-4 py-12">
      <ErrorState page title={t(`${why}.title`)} message={t(`${why}.text`)} onRetry={onRetry} />
      <Link to="/" className="link">
        {t('crashed.back')}
      </Link>
    </div>
  );
  return framed ? content : <main>{content}</main>;
}
