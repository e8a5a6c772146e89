import type { Comment, Post } from '@/domain/entities/post';
import { RelativeTime } from '@/ui/relative-time';
import { TextBlock } from '@/ui/text-block';
import { AuthorAvatar } from './author-avatar';
import { AuthorName } from './author-name';
import { CommentMenu } from './comment-menu';
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
      <CommentMenu post={post} comment={comment} options={options} />
    </li>
  );
}
