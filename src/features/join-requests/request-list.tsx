import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pages } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LoadMore } from '@/ui/load-more';
import { SkeletonCard, SkeletonGroup } from '@/ui/skeleton';
import { useErrorMessage } from '@/ui/use-error-message';

interface Props {
  pages: Pages<PendingRequest>;
  /** What to say when there is none. */
  empty: string;
  row: (request: PendingRequest) => ReactNode;
}

/** Requests as rows, or why there are none. */
export function RequestList({ pages, empty, row }: Props) {
  const { data, error, retry, hasMore, isLoadingMore, hasFailedMore, loadMore } = pages;
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
  if (data.length === 0) return <EmptyState message={empty} />;
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">{data.map(row)}</ul>
      <LoadMore hasMore={hasMore} loading={isLoadingMore} failed={hasFailedMore} onLoad={loadMore} />
    </>
  );
}
