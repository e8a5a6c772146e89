import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { childLabels } from '@/domain/child-labels';
import type { Post } from '@/domain/entities/post';
import { useFormat } from '@/i18n/format';
import { RelativeTime } from '@/ui/relative-time';
import type { FeedOptions } from '../model/feed-options';
import { AuthorAvatar } from './author-avatar';
import { AuthorName } from './author-name';
import { EditedMark } from './edited-mark';

interface Props {
  post: Post;
  options: FeedOptions;
}

// Of its full length where what is before it can be cut.
const WHEN = '@max-[10rem]:shrink shrink-0';

/** Head of a post, two lines: who; whose parent and when. What is too long is cut, but never the time. */
export function Byline({ post, options }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  // One the server has just taken and whose time it has not told yet.
  const at = post.createdAt ?? new Date();
  const children = childLabels(post.children);
  const parentOf = children.length > 0 && t('parentOf', { children: format.list(children) });
  return (
    <div className="flex min-h-12 min-w-0 flex-1 items-center gap-3">
      <AuthorAvatar author={post} />
      {/* Where the reader's letters leave no room to cut anything, all of it is there on lines of its own. */}
      <div className="@container min-w-0 flex-1">
        <p className="flex min-w-0 leading-[max(1.4em,24px)]">
          <AuthorName author={post} options={options} className="@max-[10rem]:whitespace-normal truncate" />
        </p>
        <p className="flex min-w-0 items-center gap-x-1.5 @max-[10rem]:flex-wrap text-muted text-sm leading-[max(1.4em,24px)]">
          {parentOf && (
            <>
              <bdi title={parentOf} className="@max-[10rem]:whitespace-normal truncate">
                {parentOf}
              </bdi>
              <span aria-hidden className="@max-[10rem]:hidden">
                ·
              </span>
            </>
          )}
          {options.outside ? (
            <RelativeTime date={at} className={WHEN} />
          ) : (
            <Link to={`/post/${post.id}`} className={`${WHEN} hover:underline`}>
              <RelativeTime date={at} />
            </Link>
          )}
          <EditedMark at={post.editedAt} className={WHEN} />
        </p>
      </div>
    </div>
  );
}
