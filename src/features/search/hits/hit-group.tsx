import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/ui/error-state';
import type { Found } from '../use-found';

interface Props<T> {
  title: string;
  /** What is said when this kind could not be searched. */
  failed: string;
  found: Found<T>;
  /** The last row, when there are more. */
  more: ReactNode;
  children: (hit: T) => ReactNode;
}

/** What was found of one kind, under its heading; nothing where there is none. A failure leaves the others be. */
export function HitGroup<T>({ title, failed, found, more, children }: Props<T>) {
  const { t } = useTranslation('errors');
  const heading = useId();
  const { hits, error, hasMore, isLoading, retry } = found;
  if (hits.length === 0 && !error) return null;
  return (
    <section aria-labelledby={heading} className="grid gap-1">
      <h3 id={heading} className="px-3 font-sans font-semibold text-muted text-sm">
        {title}
      </h3>
      {error ? (
        <ErrorState title={failed} message={t(error.code)} retrying={isLoading} onRetry={retry} />
      ) : (
        <ul>
          {hits.map(children)}
          {hasMore && more}
        </ul>
      )}
    </section>
  );
}
