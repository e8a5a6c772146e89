import { LazyBoundary } from '@/ui/lazy-boundary';
import { TopicFilter } from '.';

/** Posts can be read without it. */
const nothing = () => null;

// As high as it will be, in one line or up to four, so that no post moves.
const room = (
  <div className="min-h-9 pointer-coarse:min-h-11 pointer-fine:@max-[52rem]:min-h-19.5 pointer-fine:@max-[28.2rem]:min-h-30 pointer-fine:@max-[20.2rem]:min-h-40.5" />
);

/** The filter of topics over a feed, which does not wait for it. */
export const LateTopicFilter = () => (
  <div className="@container">
    <LazyBoundary waiting={room} failed={nothing}>
      <TopicFilter />
    </LazyBoundary>
  </div>
);
