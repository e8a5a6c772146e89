import { useTranslation } from 'react-i18next';
import type { Comment, Post } from '@/domain/entities/post';
import type { FeedOptions } from '../model/feed-options';
import { CommentItem } from './comment-item';
import { useShownComments } from './use-shown-comments';

interface Props {
  comments: readonly Comment[];
  post: Post;
  options: FeedOptions;
}

/** The newest comments as a preview on the post, all at one level. */
export function CommentList({ comments, post, options }: Props) {
  const { t } = useTranslation('feed');
  const shown = useShownComments(comments, options);
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {shown.map((comment) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          post={post}
          options={options}
          mark={
            comment.replyTo !== null && <span className="text-muted text-xs">{t('comments.isReply')}</span>
          }
        />
      ))}
    </ul>
  );
}
