import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '@/features/pictures';
import { ErrorState } from '@/ui/error-state';
import { LoadingText } from '@/ui/spinner';
import { useErrorMessage } from '@/ui/use-error-message';
import { useCasePicture } from '../api/use-case-picture';

/** The picture of a case, as it was when it was reported. */
export function CasePicture({ caseId, alt }: { caseId: string; alt: string }) {
  const { t } = useTranslation('moderation');
  const errorMessage = useErrorMessage();
  const { data, error, retry, isFetching } = useCasePicture(caseId);
  const url = useObjectUrl(data ?? null);
  if (error?.code === 'not-found') return <p className="text-muted">{t('content.pictureGone')}</p>;
  if (error) {
    const message = `${t('content.pictureFailed')} ${errorMessage(error)}`;
    return <ErrorState message={message} onRetry={retry} retrying={isFetching} />;
  }
  if (!url) return <LoadingText>{t('content.pictureLoading')}</LoadingText>;
  return <img src={url} alt={alt} className="max-h-[70dvh] max-w-full justify-self-start rounded-md" />;
}
