import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/domain/entities/post';
import { useOffline } from '@/features/offline';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { lazyOverlay } from '@/ui/lazy-overlay';
import { Tooltip } from '@/ui/tooltip';
import { useLikePost } from '../api/use-like-post';
import type { FeedOptions } from '../model/feed-options';
import { useReadOnly } from '../model/use-read-only';

const LikedBy = lazyOverlay(() => import('./liked-by').then((m) => m.LikedBy), {
  messages: ['posts', 'directory'],
});

interface Props {
  post: Post;
  options: FeedOptions;
  /** The last like, or its taking back, has not reached the server. */
  isLikePending: boolean;
}

/** Likes a post, or takes it back; its number tells who does. */
export function LikeButton({ post, options, isLikePending }: Props) {
  const { t } = useTranslation(['feed', 'offline']);
  const { uid } = useMe();
  const liking = useLikePost(post);
  const liked = post.likedBy.includes(uid);
  const offline = useOffline();
  const blocked = useReadOnly(post.schoolId, options.readOnly);
  const [isListOpen, setListOpen] = useState(false);
  const count = post.likedBy.length;
  const button = (
    <Button
      variant="quiet"
      size="sm"
      icon={<Heart aria-hidden fill={liked ? 'currentColor' : 'none'} />}
      className="!pr-1.5"
      aria-pressed={liked}
      aria-disabled={blocked !== null}
      onClick={() => liking.mutate(!liked)}
    >
      <span className="@min-[24rem]:not-sr-only sr-only">
        {t('like.label')}
        {count > 0 && <span className="sr-only"> ({t('like.count', { count })})</span>}
      </span>
    </Button>
  );
  return (
    <>
      {blocked ? <Tooltip text={t(`like.${blocked}`)}>{button}</Tooltip> : button}
      {count > 0 && (
        <button
          type="button"
          aria-label={t('like.who', { count })}
          onClick={() => setListOpen(true)}
          className="target rounded-full font-semibold text-accent text-sm tabular-nums hover:bg-accent-soft"
        >
          {count}
        </button>
      )}
      {isListOpen && <LikedBy post={post} outside={options.outside} onOpenChange={setListOpen} />}
      {!blocked && (
        <span role="status" className="truncate text-muted text-sm empty:hidden">
          {offline && (isLikePending || liking.isPending) && t('offline:onItsWay.connection')}
        </span>
      )}
    </>
  );
}
