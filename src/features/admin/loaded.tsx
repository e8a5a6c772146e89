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

interface LoadedProps<T> {
  query: Query<T>;
  /** A whole page waits for it. */
  page?: boolean;
  /** It fills the screen, so that what is below does not move when it is there. */
  tall?: boolean;
  children: (data: T) => ReactNode;
}

/** A read's result, or why there is none yet. */
export function Loaded<T>({ query, page, tall, children }: LoadedProps<T>) {
  const { t } = useTranslation(['admin', 'errors']);
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <ErrorState
        page={page}
        title={t('failed')}
        message={t(`errors:${errorCode(error)}`)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup page={page} className={tall ? 'min-h-dvh content-start' : ''}>
      <SkeletonLines lines={6} />
    </SkeletonGroup>
  );
}
