import { Link } from 'react-router-dom';
import { brand } from '@/brand';
import { isSystemPost } from '@/domain/entities/post';
import { cx } from '@/ui/cx';
import { OfficialBadge } from '@/ui/official-badge';
import type { FeedOptions } from '../model/feed-options';
import { profilePath } from './profile-path';

interface Props {
  author: { authorId: string; authorName: string };
  options: FeedOptions;
  className?: string;
}

/**
 * Who wrote it, and the way to them. What the product says itself has its name and a badge, which no name that somebody
 * types can have, and leads to no profile (product §2.4).
 */
export function AuthorName({ author, options, className }: Props) {
  const { authorId, authorName } = author;
  const path = profilePath(authorId, options);
  if (isSystemPost(author)) {
    return (
      <span className={cx('flex flex-wrap items-baseline gap-x-2 font-semibold', className)}>
        {brand.name} <OfficialBadge />
      </span>
    );
  }
  if (path === null) {
    return (
      <bdi title={authorName} className={cx('font-semibold', className)}>
        {authorName}
      </bdi>
    );
  }
  return (
    <Link to={path} title={authorName} className={cx('font-semibold hover:underline', className)}>
      <bdi>{authorName}</bdi>
    </Link>
  );
}
