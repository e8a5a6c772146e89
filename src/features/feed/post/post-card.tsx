import { MessageCircle } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSystemPost, type Post } from '@/domain/entities/post';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { TextBlock } from '@/ui/text-block';
import { Byline } from './byline';
import { CommentList } from './comment-list';
import { Comments } from './comments';
import type { FeedOptions } from './feed-options';
import { LikeButton } from './like-button';
import { PostMenu } from './post-menu';
import { PostPictures } from './post-picture';

/** Where a post stands in the page: prefixed, so that no post can take the place of something else. */
export const postElementId = (postId: string): string => `post-${postId}`;

export interface PostCardProps {
  post: Post;
  options: FeedOptions;
  /** The server has it, but not the person's like. */
  isLikePending?: boolean;
  /** Shown for a moment after a link led here (product §4.6). */
  highlighted?: boolean;
  /** All comments from the start. */
  open?: boolean;
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
  open: startsOpen = false,
  marks,
  onDeleted,
}: PostCardProps) {
  const { t } = useTranslation('feed');
  const [open, setOpen] = useState<'no' | 'shown' | 'writing'>(startsOpen ? 'shown' : 'no');
  const commentsId = useId();
  const isOpen = open !== 'no';
  const more = post.commentCount - post.comments.length;
  return (
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
      <div className="flex flex-wrap items-start justify-end gap-2 p-4 pb-3 md:px-5">
        <Byline post={post} options={options} />
        <PostMenu post={post} options={options} onDeleted={onDeleted} />
      </div>
      <TextBlock text={post.content} marks={marks} className="px-4 pb-4 md:px-5" />
      {post.imageUrl && <PostPictures post={post} />}
      <div className="flex flex-wrap items-center gap-1 px-2 py-1.5 md:px-3">
        <LikeButton post={post} isLikePending={isLikePending} readOnly={options.readOnly} />
        <Button
          variant="quiet"
          size="sm"
          icon={<MessageCircle aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? commentsId : undefined}
          onClick={() => setOpen(isOpen ? 'no' : 'writing')}
        >
          {post.commentCount > 0 ? t('comments.count', { count: post.commentCount }) : t('comments.label')}
        </Button>
        {options.renderAction?.(post)}
      </div>
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
            <Comments post={post} options={options} autoFocus={open === 'writing'} />
          ) : (
            <CommentList comments={post.comments} post={post} options={options} />
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
  );
});
