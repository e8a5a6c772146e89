import { useTranslation } from 'react-i18next';
import { useHiddenItems } from '@/features/community';
import { Button } from '@/ui/button';
import type { FeedOptions } from '../model/feed-options';
import type { FoundPost } from '../model/rank';
import { PostCard } from '../post/post-card';
import { SearchOlder } from './search-older';
import { type FeedSearch, useScrollToResults } from './use-feed-search';

/** Posts that were found, in place of the feed. */
export function SearchResults({
  search,
  found,
  options,
}: {
  search: FeedSearch;
  found: readonly FoundPost[];
  options: FeedOptions;
}) {
  const { t } = useTranslation('posts');
  const results = useScrollToResults(search);
  const { isHidden } = useHiddenItems();
  const shown = options.outside ? found : found.filter(({ post }) => !isHidden.post(post));
  return (
    <section ref={results} className="grid scroll-mt-20 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="font-semibold">
          {t('search.results', { count: shown.length, term: search.term })}
        </p>
        <Button variant="secondary" size="sm" onClick={search.clear}>
          {t('search.close')}
        </Button>
      </div>
      {shown.map(({ post, marks }) => (
        <PostCard key={post.id} post={post} marks={marks} options={options} />
      ))}
      <SearchOlder search={search} />
    </section>
  );
}
