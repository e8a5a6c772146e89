import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '@/ui/banner';
import type { Batch, Failure } from './use-batch';

interface Props<T> {
  batch: Batch<T> | null;
  done: (count: number) => string;
  failed: (count: number) => string;
  /** Which one failed, and why. */
  lineOf: (failure: Failure<T>) => string;
  keyOf: (item: T) => string;
  onDismiss: () => void;
}

/** What became of an act upon several rows. Its live region is there before the words. */
export function BatchResult<T>(props: Props<T>) {
  const { batch } = props;
  return (
    <div role="status" className="empty:hidden">
      {batch && !batch.isRunning && <Result {...props} batch={batch} />}
    </div>
  );
}

function Result<T>({ batch, done, failed, lineOf, keyOf, onDismiss }: Props<T> & { batch: Batch<T> }) {
  const { t } = useTranslation('tables');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has left with the last chosen row.
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  const { failures } = batch;
  const said = [
    ...(batch.done.length > 0 ? [done(batch.done.length)] : []),
    ...(failures.length > 0 ? [failed(failures.length)] : []),
  ].join(' ');
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone={failures.length > 0 ? 'warning' : 'success'} title={said} onDismiss={onDismiss}>
        {failures.length > 0 && (
          <>
            <ul className="grid grid-cols-1 gap-1 [overflow-wrap:anywhere]">
              {failures.map((failure) => (
                <li key={keyOf(failure.item)}>{lineOf(failure)}</li>
              ))}
            </ul>
            <p className="mt-2">{t('again')}</p>
          </>
        )}
      </Banner>
    </div>
  );
}
