import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pages } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { MESSAGE_MS } from '@/domain/limits';
import { useCountAfter, useMe } from '@/features/session';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LoadMore } from '@/ui/load-more';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { SkeletonCard, SkeletonGroup } from '@/ui/skeleton';
import { useErrorMessage } from '@/ui/use-error-message';
import { usePendingRequests } from './api/use-pending-requests';
import { Cooldowns } from './cooldowns';
import { RejectDialog } from './reject-dialog';
import { RequestRow } from './request-row';
import { ReviewDialog } from './review-dialog';
import { type ReviewSession, useRemovedRequests, useReviewSession } from './review-session';
import { useHandledNote } from './use-handled-note';
import { useOpenRequest } from './use-open-request';

/** /admin/pending-requests: live, so that two reviewers never work on the same one for long. */
export function PendingRequestsPage() {
  const { t } = useTranslation('join-requests');
  const { isAdmin } = useMe();
  const requests = usePendingRequests();
  useCountAfter(requests.data);
  const [note, setNote] = useState<string | null>(null);
  const review = useReviewSession(requests.data, setNote);
  const viewed = useOpenRequest(requests.data);
  const [rejecting, setRejecting] = useState<string | null>(null);
  const rejected = requests.data?.find(({ id }) => id === rejecting);
  const list = useRef<HTMLElement>(null);
  const handledNote = useHandledNote();

  useRemovedRequests(requests.data, (gone) => {
    for (const request of gone) if (!review.decided.has(request.id)) handledNote(request);
    // Focus was in the row or its window, which are no more: not back to the top of the page.
    if (document.activeElement === document.body) list.current?.focus();
  });

  const said = (className: string) => (
    <Notice
      message={note}
      onClear={() => setNote(null)}
      clearAfterMs={MESSAGE_MS}
      className={note ? `rounded-b-md border-success border-t-3 bg-success-soft px-4 py-3 ${className}` : ''}
    />
  );
  return (
    <div className="mx-auto max-w-column">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        {...(isAdmin && { back: { to: '/admin', label: t('back') } })}
      />
      {!viewed.current && said('sticky top-20 z-20 mb-4 shadow-floating')}
      <section ref={list} tabIndex={-1} aria-label={t('list')}>
        <Requests requests={requests} review={review} onView={viewed.open} onReject={setRejecting} />
      </section>
      <Cooldowns />
      {viewed.current && !rejected && requests.data && (
        <ReviewDialog
          requests={requests.data}
          pages={requests}
          request={viewed.current}
          review={review}
          note={said('')}
          onMove={viewed.open}
          onReject={() => setRejecting(viewed.current?.id ?? null)}
          onClose={viewed.close}
        />
      )}
      {rejected && <RejectDialog request={rejected} review={review} onClose={() => setRejecting(null)} />}
    </div>
  );
}

interface ListProps {
  requests: Pages<PendingRequest>;
  review: ReviewSession;
  onView: (requestId: string) => void;
  onReject: (requestId: string) => void;
}

function Requests({ requests, review, onView, onReject }: ListProps) {
  const { data, error, retry, hasMore, isLoadingMore, hasFailedMore, loadMore } = requests;
  const { t } = useTranslation('join-requests');
  const errorMessage = useErrorMessage();
  if (error) return <ErrorState message={`${t('failed')} ${errorMessage(error)}`} onRetry={retry} />;
  if (!data) {
    return (
      <SkeletonGroup label={t('loading')}>
        <SkeletonCard />
        <SkeletonCard />
      </SkeletonGroup>
    );
  }
  if (data.length === 0) return <EmptyState message={t('empty')} />;
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {data.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            review={review}
            onView={() => onView(request.id)}
            onReject={() => onReject(request.id)}
          />
        ))}
      </ul>
      <LoadMore hasMore={hasMore} loading={isLoadingMore} failed={hasFailedMore} onLoad={loadMore} />
    </>
  );
}
