import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Comment, Post } from '@/domain/entities/post';
import { ModerateButton } from '@/features/moderation';
import { IconButton } from '@/ui/icon-button';
import { RelativeTime } from '@/ui/relative-time';
import { TextBlock } from '@/ui/text-block';
import { useHidden } from '../api/feed-cache';
import { useDeleteComment } from '../api/use-delete-comment';
import { AuthorAvatar } from './author-avatar';
import { AuthorName } from './author-name';
import type { FeedOptions } from './feed-options';

/** One comment of a post. */
export function CommentItem({
  post,
  comment,
  options,
}: {
  post: Post;
  comment: Comment;
  options: FeedOptions;
}) {
  const { t } = useTranslation('feed');
  const deleting = useDeleteComment(post, comment);
  const { setHidden } = useHidden();
  return (
    <li className="flex flex-wrap items-start justify-end gap-2.5">
      <AuthorAvatar author={comment} size="sm" />
      <div className="grid min-w-0 flex-1 basis-32 justify-items-start">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <AuthorName author={comment} options={options} className="text-sm" />
          <RelativeTime date={comment.createdAt} className="text-muted text-xs" />
        </p>
        <TextBlock text={comment.content} className="min-w-0 max-w-full" />
        {options.renderAction?.(post, comment)}
      </div>
      {!options.keepAll && (
        <ModerateButton
          target={{ kind: 'comment', id: comment.id, postId: post.id, schoolId: post.schoolId }}
          subjectId={comment.authorId}
          label={t('comments.moderateOne', { name: comment.authorName })}
          onTakenDown={() => setHidden(comment.id, true)}
        />
      )}
      {deleting && !options.keepAll && (
        <IconButton
          label={t('comments.deleteOne', { name: comment.authorName })}
          icon={<Trash2 aria-hidden />}
          tone="danger"
          onClick={deleting.mutate}
          className="-my-1.5"
        />
      )}
    </li>
  );
}
