import { type ComponentType, memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSystemPost, type Post } from '@/domain/entities/post';
import { useEntries } from '@/features/offline';
import { PollPanel } from '@/features/polls';
import { lazyComponent } from '@/i18n/lazy-component';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { Moving } from '@/ui/moving';
import { WordsOf } from '../editing/own-words';
import type { FeedOptions } from '../model/feed-options';
import { Byline } from './byline';
import { CommentList } from './comment-list';
import type { CommentsProps } from './comments';
import { LatePostMenu } from './late-menus';
import { PostActions } from './post-actions';
import { PostPictures } from './post-picture';
import { PostText } from './post-text';
import { useMayActOn } from './use-may-act-on';
import { wordsWithPeople } from './words-with-people';

/** Most posts are read without; fetched when somebody reaches for them. */
const loadComments = () => import('./comments').then((m) => m.Comments);
const LateComments = lazyComponent(loadComments, { messages: ['posts'] });

const PostMarks = lazyComponent(() => import('../marks/post-marks').then((m) => m.PostMarks), {
  messages: ['posts'],
});

/** Where a post stands in the page: prefixed, so that no post can take the place of something else. */
export const postElementId = (postId: string): string => `post-${postId}`;

export interface PostCardProps {
  post: Post;
  options: FeedOptions;
  /** The server has it, but not the person's like. */
  isLikePending?: boolean;
  /** Shown for a moment after a link led here (product §4.6). */
  highlighted?: boolean;
  /** All comments from the start, by what shows them: the page of one post has it at hand. */
  open?: ComponentType<CommentsProps>;
  /** Search terms to mark. */
  marks?: readonly string[];
  /** Called when its deletion begins. */
  onDeleted?: () => void;
}

/** One post with all that can be done with it. */
export const PostCard = memo(function PostCard({
  post,
  options,
  isLikePending = false,
  highlighted = false,
  open: OpenComments,
  marks,
  onDeleted,
}: PostCardProps) {
  const { t } = useTranslation('feed');
  const [open, setOpen] = useState<'no' | 'shown' | 'writing'>(OpenComments ? 'shown' : 'no');
  const commentsId = useId();
  const isOpen = open !== 'no';
  const Comments = OpenComments ?? LateComments;
  const mayAct = useMayActOn(post.authorId, post.schoolId, options);
  // Its own page and its link are in it for all but those who look from outside.
  const hasMenu = mayAct || !options.outside;
  // Whoever opens an empty list wants to write; others want to read, and no keyboard over it.
  const toggle = () => setOpen(isOpen ? 'no' : post.commentCount > 0 ? 'shown' : 'writing');
  const preview = <CommentList comments={post.comments} post={post} options={options} />;
  const action = options.renderAction?.(post);
  const isMarked = useEntries().some(
    (entry) =>
      (entry.kind === 'post-act' || (entry.kind === 'edit' && entry.topic)) && entry.postId === post.id,
  );
  const more = post.commentCount - post.comments.length;
  return (
    <Moving name={postElementId(post.id)}>
      <Card
        as="article"
        id={postElementId(post.id)}
        tabIndex={-1}
        aria-label={t('post.by', { name: post.authorName })}
        // Tells the feed to go on rendering this post when it is far from the screen.
        data-open={isOpen || undefined}
        tone={isSystemPost(post) ? 'quiet' : 'plain'}
        padding="none"
        className={cx('transition-shadow', highlighted && 'ring-4 ring-focus')}
      >
        <div className="flex items-start gap-1 px-4 pt-3 pb-2 md:px-5">
          <Byline post={post} options={options} />
          {hasMenu && <LatePostMenu label={t('post.actions')} {...{ post, options, onDeleted }} />}
        </div>
        {(post.topic || post.pinnedUntil || isMarked) && (
          <LazyBoundary waiting={post.topic && <div data-coming style={{ height: '2rem' }} />}>
            <PostMarks post={post} />
          </LazyBoundary>
        )}
        <WordsOf post={post} options={options}>
          {({ content, mentions }) => (
            <PostText
              text={content}
              marks={marks}
              words={wordsWithPeople(mentions, options)}
              whole={OpenComments !== undefined}
            />
          )}
        </WordsOf>
        {post.poll && (
          // Its room from the start: it is fetched.
          <LazyBoundary
            waiting={<div data-coming style={{ height: `${3.25 * post.poll.options.length + 4}rem` }} />}
          >
            <PollPanel
              post={post}
              poll={post.poll}
              readOnly={options.readOnly}
              isPage={OpenComments !== undefined}
            />
          </LazyBoundary>
        )}
        {/* Its room from the start: what is offered is fetched, and must not push the rest down. */}
        {action && <div className="flex min-h-11 items-center px-4 pb-2 md:px-5">{action}</div>}
        {post.imageUrl && <PostPictures post={post} />}
        <PostActions
          post={post}
          options={options}
          isLikePending={isLikePending}
          comments={{
            isOpen,
            id: commentsId,
            toggle,
            preload: () => void loadComments().catch(() => undefined),
          }}
        />
        {(isOpen || post.comments.length > 0) && (
          // No landmark of its own: a feed would have one of the same name under every post.
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
          <div
            id={commentsId}
            role="group"
            aria-label={t('comments.title')}
            className="grid gap-4 border-line border-t px-4 py-4 md:px-5"
          >
            {isOpen ? (
              <LazyBoundary waiting={preview}>
                <Comments post={post} options={options} autoFocus={open === 'writing'} />
              </LazyBoundary>
            ) : (
              preview
            )}
            {!isOpen && more > 0 && (
              <Button
                variant="quiet"
                size="sm"
                className="-ml-3 justify-self-start"
                onClick={() => setOpen('shown')}
              >
                {t('comments.showAll', { count: post.commentCount })}
              </Button>
            )}
          </div>
        )}
      </Card>
    </Moving>
  );
});
