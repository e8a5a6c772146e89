import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { Dialog } from '@/ui/dialog';
import { ErrorState } from '@/ui/error-state';
import { LoadingText } from '@/ui/spinner';
import { useProof } from './api/use-proof';
import { DocumentView } from './document-view';

interface Props {
  request: PendingRequest;
  name: string;
  onOpenChange: (open: boolean) => void;
}

/** Shows what a parent uploaded, fetched when it is opened and forgotten when it is closed. */
export function DocumentDialog({ request, name, onOpenChange }: Props) {
  const { t } = useTranslation('moderation');
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('document.title', { name })}
      description={t('document.description', { school: request.schoolName })}
      size="lg"
    >
      <Contents request={request} name={name} />
    </Dialog>
  );
}

function Contents({ request, name }: { request: PendingRequest; name: string }) {
  const { t } = useTranslation('moderation');
  const proof = useProof(request);
  if (proof.isPending) return <LoadingText>{t('document.loading')}</LoadingText>;
  if (proof.isError) {
    const message = errorCode(proof.error) === 'not-found' ? t('document.gone') : t('document.failed');
    return <ErrorState message={message} retrying={proof.isFetching} onRetry={() => void proof.refetch()} />;
  }
  return <DocumentView proof={proof.data} name={name} />;
}
