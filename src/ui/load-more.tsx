import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';

/** A list that can be longer than what is there. */
export interface MorePages {
  data?: readonly unknown[] | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The last try failed: no more by itself, only by the button. */
  hasFailedMore: boolean;
  loadMore(): void;
}

// A list that does not grow by what it loads would be read to its end otherwise, however long it is.
const MOST_IN_A_ROW = 5;

// Early enough that reading on rarely waits.
const AHEAD = '800px';

/**
 * End of a long list: loads the next page when it comes near, and has a button for who cannot scroll there. Where it stays
 * near, it goes on by the button.
 */
export function LoadMore({ pages }: { pages: MorePages }) {
  const { data, hasMore, isLoadingMore: loading, hasFailedMore: failed } = pages;
  const count = data?.length ?? 0;
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const inARow = useRef(0);
  const lastTop = useRef(0);
  const look = useEffectEvent((isNear: boolean) => {
    const top = end.current?.offsetTop ?? 0;
    // Who scrolls faster than pages come finds the end near each time, and the list has grown all the same.
    if (!isNear || top > lastTop.current) inARow.current = 0;
    lastTop.current = top;
    if (isNear && inARow.current++ < MOST_IN_A_ROW) pages.loadMore();
  });
  const waiting = hasMore && !loading && !failed;
  // Anew with each page: one that comes while the page is busy, and is scrolled past at once, leaves the end near, of which
  // the browser tells no second time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is what makes it look again.
  useEffect(() => {
    if (!waiting || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        look(entries.some((entry) => entry.isIntersecting));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waiting, count]);

  if (!hasMore) return null;
  return (
    <div ref={end} className="grid justify-items-center gap-2 py-6">
      <div role="status">{failed && <p className="text-danger">{t('loadMore.failed')}</p>}</div>
      <Button
        variant="secondary"
        busy={loading}
        busyLabel={t('loadMore.busy')}
        onClick={() => {
          inARow.current = 0;
          pages.loadMore();
        }}
        className="min-w-44"
      >
        {failed ? t('retry') : t('loadMore.button')}
      </Button>
    </div>
  );
}
