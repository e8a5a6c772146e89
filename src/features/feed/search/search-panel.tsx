import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { ErrorState } from '@/ui/error-state';
import { SearchBox } from '@/ui/search-box';
import { SearchOlder } from './search-older';
import type { FeedSearch } from './use-feed-search';

/** The search box of a feed and what it says when there is nothing to show. */
export function SearchPanel({ search }: { search: FeedSearch }) {
  const { t } = useTranslation(['posts', 'errors']);
  const isEmpty = search.found?.length === 0;
  return (
    <div className="grid gap-3">
      <SearchBox
        label={t('search.label')}
        value={search.typed}
        onValueChange={search.type}
        onSearch={search.run}
        onClear={search.clear}
        busy={search.busy}
      />
      <div role="status" className="empty:hidden">
        {isEmpty && <p className="text-muted">{t('search.none', { term: search.term })}</p>}
      </div>
      {isEmpty && <SearchOlder search={search} />}
      {search.error && (
        <ErrorState
          title={t('search.failed')}
          message={t(`errors:${errorCode(search.error)}`)}
          onRetry={() => search.run(search.term)}
        />
      )}
    </div>
  );
}
