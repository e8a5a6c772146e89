import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { ErrorState } from '@/ui/error-state';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';

interface Query<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** A read's result, or why there is none yet. */
export function Loaded<T>({ query, children }: { query: Query<T>; children: (data: T) => ReactNode }) {
  const { t } = useTranslation(['admin', 'errors']);
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <ErrorState
        title={t('failed')}
        message={t(`errors:${errorCode(error)}`)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup>
      <SkeletonLines lines={6} />
    </SkeletonGroup>
  );
}
