import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { FeedQuery } from '@/backend/ports/posts';
import { useHiddenItems } from '@/features/community';
import { lazyComponent } from '@/i18n/lazy-component';
import { Banner } from '@/ui/banner';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { LoadMore } from '@/ui/load-more';
import { SkeletonGroup, SkeletonPost } from '@/ui/skeleton';
import { useHidden } from '../api/feed-cache';
import { useFeed } from '../api/use-feed';
import { feedFormKey } from '../model/draft';
import type { FeedOptions } from '../model/feed-options';
import { postsOf } from '../model/feed-state';
import { useOutgoingPosts } from '../model/use-outgoing';
import { NoPosts } from '../topics';
import { NewPostsPill } from './new-posts-pill';
import { PostBlock } from './post-block';
import { useLinkedPost } from './use-linked-post';
import { useReading } from './use-reading';

/** Fetched once somebody has posted. */
const OutgoingPost = lazyComponent(() => import('./outgoing-post').then((m) => m.OutgoingPost), {
  messages: ['pictures'],
});
/** Few links lead to what is not loaded. */
const LinkedPost = lazyComponent(() => import('./linked-post').then((m) => m.LinkedPost));

export interface FeedProps extends FeedOptions {
  feed: FeedQuery;
}

/** The posts of a school or group, newest first, live (product §4.6). A #postId in the address leads to that post. */
export function Feed({ feed, readOnly, keepAll, outside, mayPin, authorPath, renderAction }: FeedProps) {
  const options = useMemo(
    () => ({ readOnly, keepAll, outside, mayPin, authorPath, renderAction }),
    [readOnly, keepAll, outside, mayPin, authorPath, renderAction],
  );
  return <LivePosts key={feedFormKey(feed)} feed={feed} options={options} />;
}

function LivePosts({ feed, options }: { feed: FeedQuery; options: FeedOptions }) {
  const { t } = useTranslation(['feed', 'errors']);
  // Before the feed, so that it is told first and nothing hidden is seen for a moment.
  const { isPostHidden, isKnown } = useHiddenPosts(options);
  const { state, error, retry, ...more } = useFeed(feed);
  const { hidden } = useHidden();
  const known = useMemo(() => new Set(state && postsOf(state).map((post) => post.id)), [state]);
  const readable = useMemo(
    () => state && postsOf(state).filter((post) => !isPostHidden(post)),
    [state, isPostHidden],
  );
  const { held, lineAbove, show } = useReading(feed, readable, state?.confirmed ?? false);
  const heldIds = held.map(({ id }) => id).join();
  const visible = useMemo(() => {
    const waiting = new Set(heldIds.split(','));
    return new Set(readable?.flatMap(({ id }) => (waiting.has(id) ? [] : [id])));
  }, [readable, heldIds]);
  const outgoing = useOutgoingPosts(feed, known);

  // A linked post that had to be read by itself stays above the feed, also when the feed reaches it later.
  const [above, setAbove] = useState<string | null>(null);
  const isShown = (id: string) => above === id || (visible.has(id) && !hidden.includes(id));
  const { id: linked, highlighted } = useLinkedPost(isShown);
  const isAbove = linked !== null && state !== undefined && (above === linked || !visible.has(linked));
  const without = useMemo(
    () => [...hidden, ...heldIds.split(','), ...(isAbove ? [linked] : [])],
    [isAbove, linked, hidden, heldIds],
  );
  const showAbove = useCallback((postId: string) => setAbove(postId), []);

  // The server has told the posts, so it is about to tell what is hidden of them; what the device has is shown at once.
  const [isBegun, setBegun] = useState(false);
  if (!isBegun && state && (isKnown || !state.confirmed)) setBegun(true);

  if (!state || !isBegun) {
    if (error) {
      return (
        <ErrorState title={t('feed.failed')} message={t(`errors:${errorCode(error)}`)} onRetry={retry} />
      );
    }
    return (
      <SkeletonGroup>
        <SkeletonPost />
        <SkeletonPost />
        <SkeletonPost />
      </SkeletonGroup>
    );
  }
  const isEmpty = outgoing.length === 0 && !isAbove && [...visible].every((id) => hidden.includes(id));
  return (
    // No grid: laying out all its rows anew for each block that is drawn takes too long in a feed of 1,000 posts.
    <div className="space-y-3 md:space-y-4">
      <NewPostsPill held={held} onShow={show} />
      {error && <Banner tone="warning">{t('feed.stale')}</Banner>}
      {isAbove && (
        <LazyBoundary waiting={<SkeletonPost />}>
          <LinkedPost
            postId={linked}
            options={options}
            highlighted={highlighted === linked}
            isHidden={hidden.includes(linked)}
            onShown={showAbove}
          />
        </LazyBoundary>
      )}
      {outgoing.map((post) => (
        <LazyBoundary key={post.id} waiting={<SkeletonPost />}>
          <OutgoingPost post={post} />
        </LazyBoundary>
      ))}
      {isEmpty &&
        !state.next &&
        (feed.topic && state.confirmed ? (
          <LazyBoundary>
            <NoPosts topic={feed.topic} />
          </LazyBoundary>
        ) : (
          <EmptyState drawing="noticeboard" message={t(state.confirmed ? 'feed.empty' : 'feed.offline')} />
        ))}
      {state.blocks.map((posts, index) => (
        <PostBlock
          // New posts come into the first block; the others keep their last post.
          key={index === 0 ? 'newest' : posts.at(-1)?.id}
          posts={posts}
          options={options}
          without={without}
          isHidden={isPostHidden}
          pendingLikeIds={state.pendingLikeIds}
          linked={linked}
          highlighted={highlighted}
          lineAbove={lineAbove}
          isFirst={index === 0}
        />
      ))}
      <LoadMore pages={{ data: state.blocks, ...more }} />
      {state.confirmed && !more.hasMore && !isEmpty && (
        <p className="py-6 text-center text-muted text-sm">{t('feed.end')}</p>
      )}
    </div>
  );
}

const nothing = () => false;

/** Which posts their reader has hidden. Whoever looks from outside sees all that there is. */
function useHiddenPosts({ outside }: FeedOptions) {
  const { isHidden, isKnown } = useHiddenItems();
  return { isPostHidden: outside ? nothing : isHidden.post, isKnown: outside || isKnown };
}
