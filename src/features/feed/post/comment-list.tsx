import type { Comment, Post } from '@/domain/entities/post';
import { useHiddenItems } from '@/features/community';
import { useHidden } from '../api/feed-cache';
import { CommentItem } from './comment-item';
import type { FeedOptions } from './feed-options';

interface Props {
  comments: readonly Comment[];
  post: Post;
  options: FeedOptions;
}

/** Comments as they are given: all of them, or the preview on the post. */
export function CommentList({ comments, post, options }: Props) {
  const { hidden } = useHidden();
  const { isHidden } = useHiddenItems();
  const shown = comments.filter(
    ({ id, authorId }) => !hidden.includes(id) && (options.outside || !isHidden.person(authorId)),
  );
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {shown.map((comment) => (
        <CommentItem key={comment.id} comment={comment} post={post} options={options} />
      ))}
    </ul>
  );
}
