import { Link } from 'react-router-dom';
import { isSystemPost } from '@/domain/entities/post';
import { cx } from '@/ui/cx';
import type { FeedOptions } from './feed-options';

interface Props {
  author: { authorId: string; authorName: string };
  options: FeedOptions;
  className?: string;
}

/** Who wrote it, and the way to them. The product's own posts lead to no profile (product §2.4). */
export function AuthorName({ author, options, className }: Props) {
  const { authorId, authorName } = author;
  const { outside, authorPath } = options;
  const path = authorPath ? authorPath(authorId) : `/profile/${authorId}`;
  if (isSystemPost(author) || (outside && !authorPath)) {
    return <span className={cx('font-semibold', className)}>{authorName}</span>;
  }
  return (
    <Link to={path} className={cx('font-semibold hover:underline', className)}>
      {authorName}
    </Link>
  );
}
