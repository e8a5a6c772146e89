import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Post } from '@/domain/entities/post';
import { useFormat } from '@/i18n/format';
import { RelativeTime } from '@/ui/relative-time';
import { AuthorAvatar } from './author-avatar';
import { AuthorName } from './author-name';
import type { FeedOptions } from './feed-options';

interface Props {
  post: Post;
  options: FeedOptions;
}

/** Head of a post: who, whose parent, when. */
export function Byline({ post, options }: Props) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  // One the server has just taken and whose time it has not told yet.
  const at = post.createdAt ?? new Date();
  const children = post.children.map(({ name, gradeOrRoom }) =>
    // Either may be kept from other parents.
    name && gradeOrRoom ? t('post.child', { name, grade: gradeOrRoom }) : name || gradeOrRoom,
  );
  return (
    <div className="flex min-w-0 flex-1 basis-44 items-start gap-3">
      <AuthorAvatar author={post} />
      <div className="grid min-w-0 gap-x-2">
        <AuthorName author={post} options={options} className="justify-self-start" />
        {children.length > 0 && (
          <p className="text-muted text-sm">{t('post.parentOf', { children: format.list(children) })}</p>
        )}
        {options.outside ? (
          <RelativeTime date={at} className="justify-self-start text-muted text-sm" />
        ) : (
          <Link
            to={`/post/${post.id}`}
            className="inline-flex min-h-6 items-center justify-self-start text-muted text-sm hover:underline"
          >
            <RelativeTime date={at} />
          </Link>
        )}
      </div>
    </div>
  );
}
