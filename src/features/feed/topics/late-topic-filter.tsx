import { LazyBoundary } from '@/ui/lazy-boundary';
import { TopicFilter } from '.';

/** Posts can be read without it. */
const nothing = () => null;

/** The filter of topics over a feed, which does not wait for it. Its room is as high as it is, so that no post moves. */
export const LateTopicFilter = () => (
  <LazyBoundary waiting={<div className="min-h-9 pointer-coarse:min-h-11" />} failed={nothing}>
    <TopicFilter />
  </LazyBoundary>
);
