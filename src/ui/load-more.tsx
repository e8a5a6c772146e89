import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';

export interface LoadMoreProps {
  hasMore: boolean;
  loading: boolean;
  /** The last try failed: no more by itself, only by the button. */
  failed?: boolean;
  onLoad: () => void;
}

// Early enough that reading on rarely waits.
const AHEAD = '800px';

/** End of a long list: loads the next page when it comes near, and has a button for who cannot scroll there. */
export function LoadMore({ hasMore, loading, failed = false, onLoad }: LoadMoreProps) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoad);
  const waiting = hasMore && !loading && !failed;
  useEffect(() => {
    if (!waiting || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waiting]);

  if (!hasMore) return null;
  return (
    <div ref={end} className="grid justify-items-center gap-2 py-6">
      <div role="status">{failed && <p className="text-danger">{t('loadMore.failed')}</p>}</div>
      <Button
        variant="secondary"
        busy={loading}
        busyLabel={t('loadMore.busy')}
        onClick={onLoad}
        className="min-w-44"
      >
        {failed ? t('retry') : t('loadMore.button')}
      </Button>
    </div>
  );
}
