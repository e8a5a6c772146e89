import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import type { FeedSearch } from './use-feed-search';

/** Looks through older posts, when there are any. Only on demand: each look costs a page of reads. */
export function SearchOlder({ search }: { search: FeedSearch }) {
  const { t } = useTranslation(['posts', 'common']);
  const { hasMore, isLoadingMore, hasFailedMore, loadMore } = search.older;
  if (!hasMore) return null;
  return (
    <div className="grid justify-items-center gap-2">
      <div role="status">{hasFailedMore && <p className="text-danger">{t('common:loadMore.failed')}</p>}</div>
      <Button variant="secondary" busy={isLoadingMore} busyLabel={t('search.olderBusy')} onClick={loadMore}>
        {t('search.older')}
      </Button>
    </div>
  );
}
