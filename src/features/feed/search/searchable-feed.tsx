import { Composer } from '../composer/composer';
import type { FeedProps } from '../list/feed';
import { SearchPanel } from './search-panel';
import { SearchedFeed } from './searched-feed';
import { useFeedSearch } from './use-feed-search';

/** A feed with a box to search it and a composer: that of a group, of the demo, or of a school that is looked at. */
export function SearchableFeed(props: FeedProps) {
  const { feed, readOnly } = props;
  const search = useFeedSearch(feed);
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchPanel search={search} />
      <Composer feed={feed} readOnly={readOnly} onPosted={search.clear} />
      <SearchedFeed search={search} {...props} />
    </div>
  );
}
