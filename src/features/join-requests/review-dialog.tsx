import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { Pages } from '@/backend/react';
import { lostProof, type PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';
import { useRecentSignIn } from '@/features/reauthentication';
import { Dialog } from '@/ui/dialog';
import { ErrorState } from '@/ui/error-state';
import { IconButton } from '@/ui/icon-button';
import { LoadingText } from '@/ui/spinner';
import { useErrorMessage } from '@/ui/use-error-message';
import { useProof } from './api/use-proof';
import { ChangedNote } from './changed-note';
import { DecisionButtons } from './decision-buttons';
import { DocumentView } from './document-view';
import { GoneNote } from './gone-note';
import { RequestFacts } from './request-facts';
import type { ReviewSession } from './review-session';

interface Props {
  /** As many as are loaded; `pages` loads the following. */
  requests: readonly PendingRequest[];
  pages: Pages<PendingRequest>;
  /** How many there are in all, as far as it is known. */
  counted: number;
  request: PendingRequest;
  review: ReviewSession;
  /** What just happened: the page that says it otherwise is behind this window. */
  note: ReactNode;
  onMove: (requestId: string) => void;
  onReject: () => void;
  onClose: () => void;
}

/** One request after the other with what its parent uploaded, and the decision beside it. */
export function ReviewDialog({
  requests,
  pages,
  counted,
  request,
  review,
  note,
  onMove,
  onReject,
  onClose,
}: Props) {
  const { t } = useTranslation('join-requests');
  const name = fullName(request) || t('unnamed');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('document.title', { name })}
      description={t('document.description', { school: request.schoolName })}
      size="lg"
      // By the request: who holds Enter down on Approve must not approve the next one, too.
      footer={
        <DecisionButtons key={request.id} request={request} name={name} review={review} onReject={onReject} />
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {note}
        <Steps {...{ requests, pages, counted, request, name, onMove }} />
        <GoneNote shown={review.gone.has(request.id)} name={name} />
        <ChangedNote request={request} review={review} name={name} />
        <RequestFacts request={request} />
        {request.proofPath ? (
          <Contents key={request.proofPath} request={request} name={name} />
        ) : (
          <p>{t(lostProof(request) ? 'document.unreadable' : 'document.none')}</p>
        )}
      </div>
    </Dialog>
  );
}

/** So many before the last loaded one, the following are asked for. */
const AHEAD = 3;

type StepsProps = Pick<Props, 'requests' | 'pages' | 'counted' | 'request' | 'onMove'> & { name: string };

/** Where in the list this is, and the way to its neighbours. */
function Steps({ requests, pages, counted, request, name, onMove }: StepsProps) {
  const { t } = useTranslation('join-requests');
  const at = requests.indexOf(request);
  const { hasMore, isLoadingMore, hasFailedMore, loadMore } = pages;
  const count = hasMore ? Math.max(counted, requests.length) : requests.length;
  const nearEnd = hasMore && !isLoadingMore && !hasFailedMore && at >= requests.length - AHEAD;
  const load = useEffectEvent(loadMore);
  useEffect(() => {
    if (nearEnd) load();
  }, [nearEnd]);
  const step = (to: number) => {
    const next = requests[to];
    return { 'aria-disabled': !next, onClick: () => next && onMove(next.id) };
  };
  return (
    <div className="flex items-center gap-2">
      <IconButton label={t('document.previous')} icon={<ChevronLeft aria-hidden />} {...step(at - 1)} />
      <p aria-live="polite" className="min-w-0 text-muted text-sm [overflow-wrap:anywhere]">
        {t('document.place', { number: at + 1, count, name })}
      </p>
      <IconButton label={t('document.next')} icon={<ChevronRight aria-hidden />} {...step(at + 1)} />
    </div>
  );
}

function Contents({ request, name }: { request: PendingRequest; name: string }) {
  const { t } = useTranslation('join-requests');
  const proof = useProof(request);
  const errorMessage = useErrorMessage();
  const { reauthenticate } = useRecentSignIn();
  if (proof.error && errorCode(proof.error) === 'requires-recent-login')
    return (
      <ErrorState
        title={t('document.confirm')}
        message={t('document.recentLogin')}
        retrying={proof.isFetching}
        retryLabel={t('document.confirm')}
        onRetry={() => void reauthenticate().then((done) => done && proof.retry())}
      />
    );
  if (proof.error) {
    const isGone = errorCode(proof.error) === 'not-found';
    const message = isGone ? t('document.gone') : errorMessage(proof.error, t('document.failed'));
    return <ErrorState message={message} retrying={proof.isFetching} onRetry={proof.retry} />;
  }
  if (!proof.data) return <LoadingText>{t('document.loading')}</LoadingText>;
  return <DocumentView proof={proof.data} name={name} />;
}
