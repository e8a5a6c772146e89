import { Fragment, memo, useDeferredValue, useEffect, useRef } from 'react';
import type { Post } from '@/domain/entities/post';
import type { HiddenFor } from '@/domain/hidden-for';
import type { FeedOptions } from '../model/feed-options';
import { PostCard } from '../post/post-card';
import { ReadingLine } from './reading-line';
import { useIsNearViewport } from './use-is-near-viewport';

export interface PostBlockProps {
  posts: readonly Post[];
  options: FeedOptions;
  /** Ids of posts that are being deleted or are shown elsewhere on the page. */
  without: readonly string[];
  /** Posts that their reader has hidden. */
  isHidden: HiddenFor['post'];
  /** Ids of posts with a like that has not reached the server. */
  pendingLikeIds: readonly string[];
  /** The post a link leads to: drawn wherever it is. */
  linked: string | null;
  highlighted: string | null;
  /** Above this post stands the line where one stopped reading. */
  lineAbove: string | null;
  /** Drawn at once: what is on screen when the page opens. */
  isFirst: boolean;
}

// Of a post that was never drawn, in pixels; what it really has is known once it was.
const USUAL_HEIGHT = 240;

// So many fill the screen of a phone. The others are drawn behind them as the app is opened, bit by bit, as a slow phone takes
// half a second for all.
const FIRST_POSTS = 2;
/** Whether posts have been drawn since the app was opened: on the way back to them one finds them where they were. */
let hasDrawn = false;

/**
 * A few posts that are drawn together. Far from the screen they are one element that keeps their room and their
 * words, so that a long feed stays light while the browser's search still finds everything in it.
 */
export const PostBlock = memo(function PostBlock({
  posts,
  options,
  without,
  isHidden,
  pendingLikeIds,
  linked,
  highlighted,
  lineAbove,
  isFirst,
}: PostBlockProps) {
  const box = useRef<HTMLDivElement>(null);
  const { near, height } = useIsNearViewport(box, { near: isFirst, height: posts.length * USUAL_HEIGHT });
  const all = posts.filter((post) => !without.includes(post.id) && !isHidden(post));
  const isWhole = useDeferredValue(true, !isFirst || hasDrawn) || linked !== null;
  const shown = isWhole ? all : all.slice(0, FIRST_POSTS);
  const rest = all.length - shown.length;
  useEffect(() => {
    hasDrawn = true;
  }, []);
  if (shown.length === 0) return null;
  if (!near && !shown.some((post) => post.id === linked)) {
    return (
      // Not content-visibility: the browser watches each such element by itself, which made scrolling slow.
      <div
        ref={box}
        style={{ height }}
        className="overflow-hidden whitespace-pre-line text-muted [contain:strict]"
      >
        {shown.map((post) => `${post.authorName}: ${post.content}`).join('\n')}
      </div>
    );
  }
  return (
    <div ref={box} className="grid gap-4">
      {shown.map((post) => (
        <Fragment key={post.id}>
          {post.id === lineAbove && <ReadingLine />}
          <PostCard
            post={post}
            options={options}
            isLikePending={pendingLikeIds.includes(post.id)}
            highlighted={post.id === highlighted}
          />
        </Fragment>
      ))}
      {/* Their room, or the end of the list would be near and the next page be read. */}
      {rest > 0 && <div data-coming style={{ height: rest * USUAL_HEIGHT }} />}
    </div>
  );
});
