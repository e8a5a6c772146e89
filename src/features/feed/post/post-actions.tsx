import { MessageCircle, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/domain/entities/post';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import type { FeedOptions } from '../model/feed-options';
import { LikeButton } from './like-button';
import { usePostLink } from './use-post-link';

interface Props {
  post: Post;
  options: FeedOptions;
  isLikePending: boolean;
  comments: { isOpen: boolean; id: string; toggle: () => void; preload: () => void };
}

/** What most do with a post, in one row: like, read what others say, hand it on. */
export function PostActions({ post, options, isLikePending, comments }: Props) {
  const { t } = useTranslation('feed');
  const link = usePostLink(post);
  const count = post.commentCount;
  return (
    <div className="@container">
      <div className="flex min-h-11 items-center px-1.5 md:px-2.5">
        <LikeButton post={post} options={options} isLikePending={isLikePending} />
        <Button
          variant="quiet"
          size="sm"
          icon={<MessageCircle aria-hidden />}
          aria-expanded={comments.isOpen}
          aria-controls={comments.isOpen ? comments.id : undefined}
          onClick={comments.toggle}
          onPointerEnter={comments.preload}
          onFocus={comments.preload}
        >
          {/* The number alone where the reader's letters leave the word no room. */}
          <span className="@min-[17rem]:not-sr-only sr-only">
            {count > 0 ? t('comments.count', { count }) : t('comments.label')}
          </span>
          {count > 0 && (
            <span aria-hidden className="@min-[17rem]:hidden tabular-nums">
              {count}
            </span>
          )}
        </Button>
        {!options.outside && (
          <IconButton
            label={t('post.share')}
            icon={<Share2 aria-hidden />}
            onClick={link.share}
            className="ml-auto"
          />
        )}
      </div>
    </div>
  );
}
