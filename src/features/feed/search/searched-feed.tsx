import { Feed, type FeedProps } from '../list/feed';
import { SearchResults } from './search-results';
import type { FeedSearch } from './use-feed-search';

/** A feed, or what a search of it has found, in its place. */
export function SearchedFeed({ search, ...props }: FeedProps & { search: FeedSearch }) {
  const { feed, ...options } = props;
  if (!search.found?.length) return <Feed feed={feed} {...options} />;
  return <SearchResults search={search} found={search.found} options={options} />;
}
