import { useTranslation } from 'react-i18next';
import type { Pages } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LoadMore } from '@/ui/load-more';
import { SkeletonCard, SkeletonGroup } from '@/ui/skeleton';
import { DataTable } from '@/ui/table/data-table';
import { useErrorMessage } from '@/ui/use-error-message';
import { RequestRow, type RowProps } from './request-row';
import { useRequestColumns } from './use-request-columns';

interface Props {
  pages: Pages<PendingRequest>;
  /** What to say when there is none. */
  empty: string;
  /** Names the table. */
  label: string;
  rowOf: (request: PendingRequest) => RowProps;
}

/** Requests as a table or a list, or why there are none. */
export function RequestList({ pages, empty, label, rowOf }: Props) {
  const { data, error, retry, hasMore } = pages;
  const { t } = useTranslation('join-requests');
  const errorMessage = useErrorMessage();
  const columns = useRequestColumns(rowOf);
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
  const [first] = data;
  const choice = first && rowOf(first).choice;
  const chosen = new Set(choice?.chosen.map(({ id }) => id));
  return (
    <>
      <DataTable
        label={label}
        room="ample"
        columns={columns}
        items={data}
        keyOf={({ id }) => id}
        isPartial={hasMore}
        choice={{
          isChosen: (id) => chosen.has(id),
          choose: (ids, isChosen) => choice?.choose(ids, isChosen),
          labelOf: (request) => t('chosen.one', { name: fullName(request) || t('unnamed') }),
          canChoose: (request) => !rowOf(request).review.gone.has(request.id),
        }}
        narrowRow={(request) => <RequestRow {...rowOf(request)} />}
      />
      <LoadMore pages={pages} />
    </>
  );
}
