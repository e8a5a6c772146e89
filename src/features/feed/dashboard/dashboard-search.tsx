import type { FeedId } from '@/backend/ports/posts';
import type { FeedOptions } from '../model/feed-options';
import { SearchPanel } from '../search/search-panel';
import { SearchedFeed } from '../search/searched-feed';
import { useFeedSearch } from '../search/use-feed-search';
import { HomeLayout } from './home-layout';

interface Props {
  feed: FeedId;
  /** What the address of the page asks for. */
  term: string;
  /** Another search, or with an empty term none. */
  setTerm: (term: string) => void;
  options: FeedOptions;
}

/** The dashboard while posts are searched: the box with what for, and what was found. */
export function DashboardSearch({ feed, term, setTerm, options }: Props) {
  const search = useFeedSearch(feed, { term, setTerm });
  return (
    <HomeLayout composer={<SearchPanel search={search} />} aside={null}>
      <SearchedFeed feed={feed} search={search} {...options} />
    </HomeLayout>
  );
}
