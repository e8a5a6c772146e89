import { useSearchParams } from 'react-router-dom';
import { type Topic, topicOf } from '@/domain/topics';
import { Composer } from '../composer/composer';
import type { FeedProps } from '../list/feed';
import { LateTopicFilter } from '../topics/late-topic-filter';
import { SearchPanel } from './search-panel';
import { SearchedFeed } from './searched-feed';
import { useFeedSearch } from './use-feed-search';

/** A feed with a box to search it and a composer: that of a group, of the demo, or of a school that is looked at. */
export function SearchableFeed(props: FeedProps) {
  const { feed, readOnly } = props;
  const search = useFeedSearch(feed);
  const [params, setParams] = useSearchParams();
  const topic = topicOf(params.get('topic'));
  const showPosted = (about: Topic | null) => {
    search.clear();
    if (topic && about !== topic) setParams({});
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchPanel search={search} />
      <Composer feed={feed} readOnly={readOnly} onPosted={showPosted} />
      {!search.found?.length && <LateTopicFilter />}
      <SearchedFeed search={search} {...props} feed={{ ...feed, topic }} />
    </div>
  );
}
