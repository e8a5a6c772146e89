import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BackendError } from '@/backend/errors';
import { ErrorState } from './error-state';
import { SkeletonGroup, SkeletonLines } from './skeleton';

/** What a read says of itself, live or not. */
export interface Reading<T> {
  data: T | undefined;
  error: BackendError | null;
  /** Another try is under way. */
  isFetching?: boolean;
  retry(): void;
}

export interface LoadedProps<T> {
  read: Reading<T>;
  /** What could not be loaded, as a heading over the reason. */
  failed?: string;
  /** The same in the sentence before the reason. */
  failedText?: string;
  /** What stands there meanwhile, in place of grey lines. */
  loading?: ReactNode;
  /** A whole page waits for it. */
  page?: boolean;
  /** It fills the screen, so that what is below does not move when it is there. */
  tall?: boolean;
  children: (data: T) => ReactNode;
}

/** What was read, or that it is on its way, or why it is not there, with another try. */
export function Loaded<T>({ read, failed, failedText, loading, page, tall, children }: LoadedProps<T>) {
  const { t } = useTranslation('errors');
  const { data, error, isFetching, retry } = read;
  if (data !== undefined) return children(data);
  if (error) {
    const why = t(error.code);
    return (
      <ErrorState
        page={page}
        title={failed}
        message={failedText ? `${failedText} ${why}` : why}
        retrying={isFetching}
        onRetry={retry}
      />
    );
  }
  return (
    loading ?? (
      <SkeletonGroup page={page} className={tall ? 'min-h-dvh content-start' : ''}>
        <SkeletonLines lines={6} />
      </SkeletonGroup>
    )
  );
}
