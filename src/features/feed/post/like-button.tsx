import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/domain/entities/post';
import { useOffline } from '@/features/offline';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { Tooltip } from '@/ui/tooltip';
import { useLikePost } from '../api/use-like-post';
import { useReadOnly } from '../model/use-read-only';

interface Props {
  post: Post;
  /** The last like, or its taking back, has not reached the server. */
  isLikePending: boolean;
  readOnly?: boolean;
}

/** Likes a post, or takes it back. */
export function LikeButton({ post, isLikePending, readOnly }: Props) {
  const { t } = useTranslation(['feed', 'offline']);
  const { uid } = useMe();
  const liking = useLikePost(post);
  const liked = post.likedBy.includes(uid);
  const offline = useOffline();
  const blocked = useReadOnly(post.schoolId, readOnly);
  const count = post.likedBy.length;
  const button = (
    <Button
      variant="quiet"
      size="sm"
      icon={<Heart aria-hidden fill={liked ? 'currentColor' : 'none'} />}
      aria-pressed={liked}
      aria-disabled={blocked !== null}
      onClick={() => liking.mutate(!liked)}
    >
      <span>
        {t('like.label')}
        {count > 0 && (
          <>
            <span aria-hidden className="ml-1.5 tabular-nums">
              {count}
            </span>
            <span className="sr-only"> ({t('like.count', { count })})</span>
          </>
        )}
      </span>
    </Button>
  );
  if (blocked) return <Tooltip text={t(`like.${blocked}`)}>{button}</Tooltip>;
  return (
    <>
      {button}
      <span role="status" className="text-muted text-sm empty:hidden">
        {offline && (isLikePending || liking.isPending) && t('offline:onItsWay.connection')}
      </span>
    </>
  );
}
