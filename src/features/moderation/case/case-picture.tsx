import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '@/features/pictures';
import { ErrorState } from '@/ui/error-state';
import { LoadingText } from '@/ui/spinner';
import { useErrorMessage } from '@/ui/use-error-message';
import { useCasePicture } from '../api/use-case-picture';

interface Props {
  caseId: string;
  /** Which one of `content.pictures`. */
  place: number;
  alt: string;
  /** What its author has said is seen on it: theirs, and so reported with it. */
  words: string;
}

/** A picture of a case, as it was when it was reported. */
export function CasePicture({ caseId, place, alt, words }: Props) {
  const { t } = useTranslation('moderation');
  const errorMessage = useErrorMessage();
  const { data, error, retry, isFetching } = useCasePicture(caseId, place);
  const url = useObjectUrl(data ?? null);
  if (error?.code === 'not-found') return <p className="text-muted">{t('content.pictureGone')}</p>;
  if (error) {
    const message = `${t('content.pictureFailed')} ${errorMessage(error)}`;
    return <ErrorState message={message} onRetry={retry} retrying={isFetching} />;
  }
  if (!url) return <LoadingText>{t('content.pictureLoading')}</LoadingText>;
  return (
    <figure className="grid gap-1">
      <img src={url} alt={alt} className="max-h-[70dvh] max-w-full justify-self-start rounded-md" />
      {words && (
        <figcaption className="text-muted text-sm" dir="auto">
          {words}
        </figcaption>
      )}
    </figure>
  );
}
