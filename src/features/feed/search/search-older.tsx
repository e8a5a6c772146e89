import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import type { FeedSearch } from './use-feed-search';

/** Looks through older posts, when there are any. Only on demand: each look costs a page of reads. */
export function SearchOlder({ search }: { search: FeedSearch }) {
  const { t } = useTranslation('feed');
  const { has, loading, load } = search.more;
  if (!has) return null;
  return (
    <Button
      variant="secondary"
      busy={loading}
      busyLabel={t('search.olderBusy')}
      onClick={load}
      className="justify-self-center"
    >
      {t('search.older')}
    </Button>
  );
}
